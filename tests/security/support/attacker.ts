import type { ServedSite } from '../../journeys/site.ts';

export interface Answer {
  status: number;
  text: string;
  /** The time until the whole response had arrived, in ms. */
  ms: number;
  /** The device token in the response. */
  device: string | null;
}

/** Calls the sign-in service from arbitrary client addresses; the site must trust its proxy (`TRUST_PROXY`). */
export function attackerOf(site: () => ServedSite) {
  let strangers = 0;

  /** An address in an unused network, so that no rate limit applies yet. */
  const stranger = () => `20.${Math.floor(++strangers / 250)}.${strangers % 250}.7`;

  const headersFrom = (from: string) => ({
    'Content-Type': 'application/json',
    apikey: site().local.publishableKey,
    'X-Forwarded-For': from,
  });

  async function post(call: string, body: unknown, from = stranger(), headers: Record<string, string> = {}) {
    const started = performance.now();
    const response = await fetch(`${site().url}/auth/v1/${call}`, {
      method: 'POST',
      headers: { ...headersFrom(from), ...headers },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    const ms = performance.now() - started;
    return { status: response.status, text, ms, device: response.headers.get('x-device-token') } satisfies Answer;
  }

  /** Signs in, with a device token if given. */
  const signIn = (
    email: unknown,
    password: unknown,
    { from, device }: { from?: string; device?: string | null } = {},
  ) => post('token?grant_type=password', { email, password }, from, device ? { 'X-Device-Token': device } : {});

  const guess = (email: string, from?: string) => signIn(email, `wrong ${Math.random()}`, from ? { from } : {});

  return { stranger, headersFrom, post, signIn, guess };
}

/** Calls a function `count` times in parallel. */
export const together = <Item>(count: number, make: (index: number) => Promise<Item>): Promise<Item[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
