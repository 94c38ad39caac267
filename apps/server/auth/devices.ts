import { isSameSecret } from '../http/same-secret.ts';
import { isRandomToken, randomToken, type KeyedHash } from './secrets.ts';

/** The header that carries the browser's device token in both directions. The site has no cookies. */
export const DEVICE_HEADER = 'X-Device-Token';

export interface Devices {
  /** The hash of the requesting device's token; null without a token of this server. */
  read(request: Request): string | null;
  /** A token for a new device, and its hash. */
  issue(): { token: string; hash: string };
}

/** Tokens are signed, so that forgeries are rejected without a query. */
export function createDevices(keyed: KeyedHash): Devices {
  const hashOf = (id: string) => keyed('device', 'known', id);
  return {
    read(request) {
      const [id, signature = '', ...rest] = (request.headers.get(DEVICE_HEADER) ?? '').split('.');
      if (!isRandomToken(id) || rest.length > 0 || !isSameSecret(signature, keyed('device', 'issued', id))) return null;
      return hashOf(id);
    },
    issue() {
      const id = randomToken();
      return { token: `${id}.${keyed('device', 'issued', id)}`, hash: hashOf(id) };
    },
  };
}
