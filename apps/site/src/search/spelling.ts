/** The maximum edit distance for a word: it grows with the length, and is zero for short words. */
export function slipsIn(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Whether two words differ by one transposition of neighbouring letters. */
export function isSwapOf(one: string, other: string): boolean {
  if (one.length !== other.length || one.length < 4 || one === other) return false;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

/** The closest known word, with at most one edit per three letters; else the word itself. */
export function closestWord(word: string, known: readonly string[]): string {
  let best = word;
  let least = Math.floor(word.length / 3) + 1;
  for (const candidate of known) {
    if (candidate.length < 4 || Math.abs(candidate.length - word.length) >= least) continue;
    const changes = changesBetween(word, candidate, least);
    if (changes >= least) continue;
    least = changes;
    best = candidate;
  }
  return best;
}

/** Levenshtein distance, capped at `limit`. */
function changesBetween(one: string, other: string, limit: number): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let place = 1; place <= other.length; place += 1) {
      const same = one[at - 1] === other[place - 1] ? 0 : 1;
      next.push(Math.min(row[place]! + 1, next[place - 1]! + 1, row[place - 1]! + same));
    }
    if (Math.min(...next) >= limit) return limit;
    row = next;
  }
  return row[other.length]!;
}
