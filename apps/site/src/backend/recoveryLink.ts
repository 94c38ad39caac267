/** What stands behind the # of an address, as parameters. */
const parametersOf = (hash: string) => new URLSearchParams(hash.replace(/^#/, ''));

/**
 * Whether a visitor came by a link to set a new password. Every other session in an address is ignored: it would sign
 * a visitor in as whoever made the link.
 */
export function isRecoveryLink(hash: string): boolean {
  const parameters = parametersOf(hash);
  return parameters.get('type') === 'recovery' && parameters.has('access_token');
}

/** Whether the sign-in service sent a visitor here because their link has expired or was used already. */
export function isRefusedLink(hash: string): boolean {
  const parameters = parametersOf(hash);
  return parameters.has('error_code') && parameters.has('error_description');
}

/** Whether a visitor came by a link of a mail, of use or not. */
export function isMailLink(hash: string): boolean {
  return isRecoveryLink(hash) || isRefusedLink(hash);
}
