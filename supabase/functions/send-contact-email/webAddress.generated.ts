// `pnpm generate` copies this file into the server function, so that both sides accept the same; it must not import
// anything.

/** Whether a text is an absolute http or https URL. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text) && !/\s/.test(text) && URL.canParse(text);
}

/** Adds https:// to a web address such as "www.people.example" or "people.example/x"; returns any other text unchanged. */
export function completeWebAddress(text: string): string {
  const host = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*\.?(?::\d{1,5})?(?:[/?#]\S*)?$/u;
  return host.test(text) ? `https://${text}` : text;
}
