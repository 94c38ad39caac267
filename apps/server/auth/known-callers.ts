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
  /** Records the address and device of a sign-in. Resolves to its answer, with a token if the device has none yet. */
  remember(response: Response, userId: string, caller: CallerHashes): Promise<Response>;
}

export function createKnownCallers(accounts: Accounts, keyed: KeyedHash): KnownCallers {
  const devices = createDevices(keyed);
  return {
    read: ({ request, address }) => ({
      address: keyed('address', addressKey(address)),
      device: devices.read(request),
    }),
    async remember(response, userId, { address, device }) {
      if (device !== null) {
        await accounts.remember(userId, [address, device]);
        return response;
      }
      const { token, hash } = devices.issue();
      await accounts.remember(userId, [address, hash]);
      const headers = new Headers(response.headers);
      headers.set(DEVICE_HEADER, token);
      return new Response(response.body, { status: response.status, headers });
    },
  };
}
