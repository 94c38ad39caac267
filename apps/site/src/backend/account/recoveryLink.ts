/** The parameters in the fragment of an address. */
const parametersOf = (hash: string) => new URLSearchParams(hash.replace(/^#/, ''));

/**
 * Whether a visitor followed a password reset link. Any other session in an address is ignored: it would sign
 * the visitor in as the person who made the link.
 */
export function isRecoveryLink(hash: string): boolean {
  const parameters = parametersOf(hash);
  return parameters.get('type') === 'recovery' && parameters.has('access_token');
}

/** Whether the sign-in service redirected a visitor here because their link has expired or was used already. */
export function isRefusedLink(hash: string): boolean {
  const parameters = parametersOf(hash);
  return parameters.has('error_code') && parameters.has('error_description');
}

/** Whether a visitor followed a link of a mail, valid or not. */
export function isMailLink(hash: string): boolean {
  return isRecoveryLink(hash) || isRefusedLink(hash);
}
