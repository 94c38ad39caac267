const longEnough = 40;
const mostKept = 24;

/**
 * A text whose last words stay on one line: three of at most 24 characters, or else two. Browsers keep only a single word
 * from ending a paragraph alone (`text-wrap: pretty`). Texts of less than 40 characters, which seldom wrap, are returned as
 * they are.
 */
export function keepEnd(text: string): string {
  if (text.length < longEnough) return text;
  return text.replace(/(?<= )(?:\S+ )?\S+ \S+$/, (end) => {
    const kept = end.length <= mostKept ? end : end.slice(end.indexOf(' ') + 1);
    if (kept.length > mostKept) return end;
    return end.slice(0, -kept.length) + kept.replaceAll(' ', '\u00a0');
  });
}
