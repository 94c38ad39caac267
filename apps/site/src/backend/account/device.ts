/** The header with the token by which the embedded server recognizes this browser at the next sign-in. */
const header = 'X-Device-Token';
const storageKey = 'advisor-device';

/**
 * `fetch` for the embedded server: keeps the token of this device and sends it with each sign-in, so that wrong
 * passwords from elsewhere cannot lock out someone who has signed in here before; and with a new password, after which the
 * account has no other known device. Sends with the given `fetch`.
 */
export async function fetchAsDevice(
  fetch: typeof globalThis.fetch,
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const request = new Request(input, init);
  if (!/\/auth\/v1\/(token|verify|user)$/.test(new URL(request.url).pathname)) return fetch(request);
  const known = readToken();
  if (known !== null) request.headers.set(header, known);
  const response = await fetch(request);
  const given = response.headers.get(header);
  if (given !== null) keepToken(given);
  return response;
}

function readToken(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function keepToken(token: string): void {
  try {
    localStorage.setItem(storageKey, token);
  } catch {
    // Without storage, this browser is unknown each time.
  }
}
