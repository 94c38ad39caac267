/** How many letters of a word may be wrong, missing or too many: the more the longer it is, and none in a short one. */
export function slipsIn(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Whether two words differ by one pair of neighbouring letters that changed places. */
export function isSwapOf(one: string, other: string): boolean {
  if (one.length !== other.length || one.length < 4 || one === other) return false;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

/** The known word that takes the fewest changes, at most one for every three letters; else the word itself. */
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

/** Letters to change, add or leave out; `limit` when it is no less. */
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
