const start = '<!-- #region recipe -->';
const end = '<!-- #endregion -->';

/** The part of a page that is between these two comments, without the indentation that its lines share. */
export function regionOf(page: string): string {
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no part between ${start} and ${end}.`);
  const lines = page.slice(from, to).trimEnd().split('\n').slice(1);
  const indent = Math.min(...lines.map((line) => line.search(/\S/)).filter((column) => column >= 0));
  return lines.map((line) => line.slice(indent)).join('\n');
}
