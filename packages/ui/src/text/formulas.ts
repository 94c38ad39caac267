/**
 * A text for a cell of a table that spreadsheets open, in which nothing begins a formula: an apostrophe stands before each
 * of the characters `=`, `+`, `-` and `@`, in full width too, that begins the text, or may begin a cell where another
 * separator is expected than the table has. Excel takes the separator of its user's country, and so `;` for `,`.
 */
export const escapeFormulas = (text: string): string =>
  text.replace(/^('*)(?=[\t\r\n])/, "$1'").replaceAll(/((?:^|[,;|\t\r\n])"*'*)(?=[=+\-@＝＋－＠])/g, "$1'");

/** The text that `escapeFormulas` was given. */
export const unescapeFormulas = (text: string): string =>
  text.replace(/^('*)'(?=[\t\r\n])/, '$1').replaceAll(/((?:^|[,;|\t\r\n])"*'*)'(?=[=+\-@＝＋－＠])/g, '$1');
