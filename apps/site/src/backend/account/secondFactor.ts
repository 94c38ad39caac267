import type { AppSetup, AuthenticatorApp, Proof, SecondFactor, SecondFactorStore } from '@advisor/content/admin';
import type { Factor, SupabaseClient } from '@supabase/supabase-js';
import { getClient } from '../client';
import { signIn } from './account';
import { store } from './subscribeToAuth';

/** User-facing messages for error codes; other errors have their own. */
const sentences: Record<string, string> = {
  mfa_challenge_expired: 'That took too long. Enter the code that the app shows now.',
  mfa_factor_not_found: 'This authenticator app is set up no longer. Load the page again.',
  mfa_recovery_codes_enroll_not_enabled: 'This project has no recovery codes. Set up a second app instead.',
  mfa_recovery_codes_verify_not_enabled: 'This project takes no recovery codes.',
  insufficient_aal: 'Sign in again with a code of your authenticator app.',
};

const wrong = {
  code: 'This code is wrong or has expired. Enter the one that the app shows now.',
  recoveryCode: 'This recovery code is wrong or was used already.',
};

/** The service's message for a wrong code; a used one has its own. */
const plainRefusals = new Set(['Invalid TOTP code entered', 'Invalid recovery code entered']);

function refusal(
  { name, code, message }: { name: string; code?: string | undefined; message: string },
  of: keyof typeof wrong = 'code',
): Error {
  const isPlain = code === 'mfa_verification_failed' && plainRefusals.has(message);
  const words = isPlain ? wrong[of] : ((code && sentences[code]) ?? message);
  return Object.assign(new Error(words), { retry: name === 'AuthRetryableFetchError', reason: words });
}

const isStale = (error: { code?: string | undefined } | null) => error?.code === 'reauthentication_needed';

/** Stores the account's latest changes in the session. */
async function renew(client: SupabaseClient): Promise<void> {
  const { data, error } = await client.auth.refreshSession();
  if (error) throw refusal(error);
  if (data.session) await store(client, data.session);
}

async function verify(client: SupabaseClient, factorId: string, code: string): Promise<void> {
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw refusal(error);
  await settle(client);
}

/** Waits until the page has the session that a correct code has raised. */
async function settle(client: SupabaseClient): Promise<void> {
  const { data } = await client.auth.getSession();
  if (data.session) await store(client, data.session);
}

/** The second step of signing in. Rejects with a sentence. */
export async function enterCode(code: string, appId: string): Promise<void> {
  await verify(await getClient(), appId, code);
}

/** The same with a recovery code; resolves to the number left, or null if unknown. */
export async function enterRecoveryCode(code: string): Promise<number | null> {
  const client = await getClient();
  const { error } = await client.auth.mfa.recoveryCodes.verify({ code });
  if (error) throw refusal(error, 'recoveryCode');
  const { data } = await client.auth.mfa.recoveryCodes.getStatus();
  await settle(client);
  return data?.remaining ?? null;
}

async function read(): Promise<SecondFactor> {
  const client = await getClient();
  const { data, error } = await client.auth.mfa.listFactors();
  if (error) throw refusal(error);
  const apps = data.totp.map(({ id, friendly_name, created_at }: Factor): AuthenticatorApp => ({
    id,
    name: friendly_name || 'App',
    created_at,
  }));
  if (data.recovery_code.length === 0) return { apps, recoveryCodes: null };
  const codes = await client.auth.mfa.recoveryCodes.getStatus();
  if (codes.error) throw refusal(codes.error);
  const { total, remaining } = codes.data;
  return { apps, recoveryCodes: { total, remaining } };
}

async function prove(proof: Proof): Promise<void> {
  if ('code' in proof) return enterCode(proof.code, proof.appId);
  if ('recoveryCode' in proof) {
    await enterRecoveryCode(proof.recoveryCode);
    return undefined;
  }
  const client = await getClient();
  const { data } = await client.auth.getSession();
  return signIn(data.session?.user.email ?? '', proof.password);
}

async function begin(name: string): Promise<AppSetup | 'prove'> {
  const client = await getClient();
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: name,
    issuer: location.host,
  });
  if (isStale(error)) return 'prove';
  if (error) throw refusal(error);
  // Unescaped, as in the response, `#` would end the URL.
  const [, picture = ''] = /^data:image\/svg\+xml;utf-8,(.*)$/s.exec(data.totp.qr_code) ?? [];
  return { id: data.id, qrCode: `data:image/svg+xml,${encodeURIComponent(picture)}`, secret: data.totp.secret };
}

async function confirm({ id }: AppSetup, code: string): Promise<void> {
  await verify(await getClient(), id, code);
}

async function remove(app: AuthenticatorApp, { code, appId }: { code: string; appId: string }): Promise<void> {
  const client = await getClient();
  await verify(client, appId, code);
  const { data } = await client.auth.mfa.listFactors();
  // The last app can only be removed after them (AUTH-22).
  if (data?.totp.length === 1 && data.recovery_code.length > 0) {
    const { error } = await client.auth.mfa.recoveryCodes.unenroll();
    if (error) throw refusal(error);
  }
  const { error } = await client.auth.mfa.unenroll({ factorId: app.id });
  if (error) throw refusal(error);
  await renew(client);
}

async function makeRecoveryCodes(): Promise<readonly string[] | 'prove'> {
  const client = await getClient();
  const { recoveryCodes } = client.auth.mfa;
  const first = await recoveryCodes.generate();
  const { data, error } = first.error?.code === 'mfa_verified_factor_exists' ? await recoveryCodes.regenerate() : first;
  if (isStale(error)) return 'prove';
  if (error) throw refusal(error);
  return data.codes;
}

/** The signed-in user's second factor. */
export const secondFactorStore: SecondFactorStore = { read, prove, begin, confirm, remove, makeRecoveryCodes };
