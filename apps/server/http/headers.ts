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

/** For everything but pages: opened directly, it may load and run nothing. */
const NOTHING_ALLOWED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For all responses, unless they set their own. */
export const SECURITY_HEADERS: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', NOTHING_ALLOWED],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', FEATURES.map((feature) => `${feature}=()`).join(', ')],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
];

/** For all responses over https. */
export const STRICT_TRANSPORT_SECURITY = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'] as const;

// SITE-22
/** `X-Frame-Options` for browsers without `frame-ancestors`. It cannot express "everyone": null. */
export function frameOptionsOf(policy: string): 'DENY' | 'SAMEORIGIN' | null {
  if (policy.includes('frame-ancestors *')) return null;
  return policy.includes("frame-ancestors 'self'") ? 'SAMEORIGIN' : 'DENY';
}

/** Adds the security headers to a response; existing ones (a page's own policy) stay. */
export function secure(response: Response, { https }: { https: boolean }): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of SECURITY_HEADERS) {
    if (!headers.has(name)) headers.set(name, value);
  }
  const frameOptions = frameOptionsOf(headers.get('Content-Security-Policy')!);
  if (frameOptions) headers.set('X-Frame-Options', frameOptions);
  else headers.delete('X-Frame-Options');
  if (https) headers.set(...STRICT_TRANSPORT_SECURITY);
  return new Response(response.body, { status: response.status, headers });
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
