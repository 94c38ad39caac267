/**
 * The network address of a visitor. On Supabase the peer is its gateway, which sets it in a header; elsewhere headers are not
 * trusted.
 */
export function visitorAddress(
  request: Request,
  peer: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const forwarded =
    env.SB_EXECUTION_ID === undefined
      ? undefined
      : (request.headers.get('cf-connecting-ip') ?? request.headers.get('x-forwarded-for')?.split(',')[0]?.trim());
  return forwarded || peer || 'unknown';
}
