import { json } from '../http/headers.ts';

/** An error in the shape of Supabase's sign-in service, which supabase-js turns into an AuthError. */
export function authError(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return json(status, { code: status, error_code: code, msg: message }, headers);
}

export const tooMany = (seconds: number): Response =>
  authError(429, 'over_request_rate_limit', `Too many attempts. Please wait ${seconds} seconds.`, {
    'Retry-After': String(seconds),
  });

/** The one answer to a wrong email address, a wrong password, and an account that does not exist. */
export const wrongCredentials = (): Response => authError(400, 'invalid_credentials', 'Invalid login credentials');

export const invalid = (message: string): Response => authError(400, 'validation_failed', message);
