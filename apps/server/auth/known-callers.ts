import { addressKey } from '@advisor/contact-function/rate-limit.ts';
import type { Accounts } from './accounts.ts';
import type { AuthCall } from './call.ts';
import { DEVICE_HEADER, createDevices } from './devices.ts';
import type { KeyedHash } from './secrets.ts';

/** The address and device of a request, as hashes. */
export interface CallerHashes {
  address: string;
  /** Null without a device token, or with a forged one. */
  device: string | null;
}

export interface KnownCallers {
  read(call: Pick<AuthCall, 'request' | 'address'>): CallerHashes;
  /** Records the address and device of a sign-in. */
  remember(userId: string, caller: CallerHashes): Promise<void>;
  /** The same, for an answer read by a script: adds a token if the device has none yet. */
  rememberWithToken(response: Response, userId: string, caller: CallerHashes): Promise<Response>;
}

export function createKnownCallers(accounts: Accounts, keyed: KeyedHash): KnownCallers {
  const devices = createDevices(keyed);
  const remember = (userId: string, { address, device }: CallerHashes) =>
    accounts.remember(userId, device === null ? [address] : [address, device]);

  return {
    read: ({ request, address }) => ({
      address: keyed('address', addressKey(address)),
      device: devices.read(request),
    }),
    remember,
    async rememberWithToken(response, userId, caller) {
      if (caller.device !== null) {
        await remember(userId, caller);
        return response;
      }
      const { token, hash } = devices.issue();
      await remember(userId, { ...caller, device: hash });
      const headers = new Headers(response.headers);
      headers.set(DEVICE_HEADER, token);
      return new Response(response.body, { status: response.status, headers });
    },
  };
}
