/** A request to the sign-in service. */
export interface AuthCall {
  request: Request;
  url: URL;
  body: Uint8Array<ArrayBuffer>;
  /** The caller's network address. */
  address: string;
  /** Calls the library behind the gate with this body instead of the original. */
  forward(request: Request, body: Uint8Array<ArrayBuffer>): Promise<Response>;
}

/** Answers a request to the sign-in service. */
export type AuthGate = (call: AuthCall) => Promise<Response>;

/** The object in a JSON body; null for anything else. */
export function readFields(body: Uint8Array): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/**
 * An e-mail address as accounts store it: trimmed, lower case. Null if invalid. Letters that only look alike (full
 * width, dotted capital I) stay distinct, as in the database.
 */
export function readEmail(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 300) return null;
  const email = value.trim().toLowerCase();
  return email.length <= 254 && /^[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@\p{C}]+$/u.test(email) ? email : null;
}

/** The library's request body: validated fields only, each once. */
export const toBody = (fields: Record<string, unknown>): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(fields));
