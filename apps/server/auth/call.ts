/** One request to the sign-in service. */
export interface AuthCall {
  request: Request;
  url: URL;
  body: Uint8Array<ArrayBuffer>;
  /** Network address of the caller. */
  address: string;
  /** Calls the library behind the gate with this body instead of the original. */
  forward(request: Request, body: Uint8Array<ArrayBuffer>): Promise<Response>;
}

/** The object in a body of JSON; null when it is anything else. */
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
 * An email address as accounts have it: without blanks around it, in lower case. Null when it is none. Letters that
 * only look alike (full width, dotted capital I) stay different, as they are in the database.
 */
export function readEmail(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 300) return null;
  const email = value.trim().toLowerCase();
  return email.length <= 254 && /^[^\s@\p{C}]+@[^\s@\p{C}][^\s@.\p{C}]*\.[^\s@\p{C}]+$/u.test(email) ? email : null;
}

/** The body for the library: only the validated fields, each once. */
export const toBody = (fields: Record<string, unknown>): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(fields));
