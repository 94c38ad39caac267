const FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** For everything that is not a page: opened directly, it may load and run nothing. */
const NOTHING_ALLOWED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const SECURITY_HEADERS: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', NOTHING_ALLOWED],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', FEATURES.map((feature) => `${feature}=()`).join(', ')],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
];

/** Adds the security headers to an answer; existing ones (a page's own policy) stay. */
export function secure(response: Response, { https }: { https: boolean }): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of SECURITY_HEADERS) {
    if (!headers.has(name)) headers.set(name, value);
  }
  // SITE-22: for browsers that know no frame-ancestors, this header says the same, and it cannot say "everyone".
  if (headers.get('Content-Security-Policy')?.includes('frame-ancestors *')) headers.delete('X-Frame-Options');
  if (headers.get('Content-Security-Policy')?.includes("frame-ancestors 'self'"))
    headers.set('X-Frame-Options', 'SAMEORIGIN');
  if (https) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  return new Response(response.body, { status: response.status, headers });
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
