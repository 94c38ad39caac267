import { addressKey } from '@advisor/contact-function/rate-limit.ts';
import type { Accounts } from './accounts.ts';
import type { AuthCall } from './call.ts';
import { DEVICE_HEADER, createDevices } from './devices.ts';
import type { KeyedHash } from './secrets.ts';

/** From where a request comes, as hashes. */
export interface CallerHashes {
  address: string;
  /** Null when it carries no token of a device, or a made-up one. */
  device: string | null;
}

export interface KnownCallers {
  read(call: Pick<AuthCall, 'request' | 'address'>): CallerHashes;
  /** Notes from where an account was signed in to. */
  remember(userId: string, caller: CallerHashes): Promise<void>;
  /** The same, for an answer that a script reads: it carries a token when the device has none yet. */
  welcome(response: Response, userId: string, caller: CallerHashes): Promise<Response>;
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
    async welcome(response, userId, caller) {
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
