/** Whether a text is a whole http or https address; `javascript:` and `data:` are not. */
export function isHttpAddress(text: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text);
}
