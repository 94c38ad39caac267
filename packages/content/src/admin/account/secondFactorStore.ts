import type { CodeSource } from '../../forms/SecondStepForm';

export interface AuthenticatorApp extends CodeSource {
  /** When it was set up, ISO 8601. */
  created_at: string;
}

/** The second factors of an account. */
export interface SecondFactor {
  apps: readonly AuthenticatorApp[];
  /** Null if there are none. */
  recoveryCodes: { total: number; remaining: number } | null;
}

/** An authenticator app that is being set up. */
export interface AppSetup {
  id: string;
  /** The QR code as an image URL: `data:image/svg+xml…`. */
  qrCode: string;
  /** The key for manual entry, in base 32. */
  secret: string;
}

/** Reauthentication, required where a call resolves to `prove`. */
export type Proof = { password: string } | { code: string; appId: string } | { recoveryCode: string };

/**
 * The second factor of the signed-in user. Every call rejects when it fails, with an error whose message is a sentence
 * for them. `prove` requires reauthentication: the password or, with an app, a code was entered too long ago.
 */
export interface SecondFactorStore {
  read: () => Promise<SecondFactor>;
  prove: (proof: Proof) => Promise<void>;
  /** Prepares an app, which is inactive until confirmed. */
  begin: (name: string) => Promise<AppSetup | 'prove'>;
  confirm: (setup: AppSetup, code: string) => Promise<void>;
  /** Removes an app; needs a code from that or another one. */
  remove: (app: AuthenticatorApp, proof: { code: string; appId: string }) => Promise<void>;
  /** Generates ten recovery codes, which replace all earlier ones. */
  makeRecoveryCodes: () => Promise<readonly string[] | 'prove'>;
}
