import { isSameSecret } from '../http/same-secret.ts';
import { isRandomToken, randomToken, type KeyedHash } from './secrets.ts';

/** The header in which the browser gets the token of its device, and sends it back. The site has no cookies. */
export const DEVICE_HEADER = 'X-Device-Token';

export interface Devices {
  /** The hash of the device that sends a request; null when it sends no token of this server. */
  read(request: Request): string | null;
  /** A token for a new device, and its hash. */
  issue(): { token: string; hash: string };
}

/** Tokens are signed, so that forged ones are refused without a query. */
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
