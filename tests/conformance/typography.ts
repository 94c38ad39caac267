/** What is typographically wrong in a text that visitors read. */
export function typographyProblems(text: string): string[] {
  const plain = text
    // Names of standards, sizes in pixels and addresses are written as their owners write them.
    .replaceAll(/\b(?:SP \d{3}-\d+|ISO(?:\/IEC)? \d+|\d+ × \d+)\b|https?:\S+|\S+@\S+/g, '');
  const rules: [problem: string, rule: RegExp][] = [
    ['a straight quotation mark', /"|(?<=\p{L})'|'(?=\p{L})/u],
    ['a range with a hyphen', /(?<![\w-])[$€£]?\d[\d,.]*[kKM%]?-[$€£]?\d/],
    ['a hyphen in the place of a dash', /\s-\s|--/],
    ['a number without thousands separators', /(?<![\d.,/#:-])(?!(?:19|20)\d\d\b)\d{4,}(?![\d-])/],
    // With a word joiner (U+2060) and a no-break space: browsers may break a line behind an en dash.
    ['a range that may break', /\d–\d[\d,.]*[ \u00a0]\p{Ll}|\d–\u2060\d[\d,.]* \p{Ll}/u],
    ['a compound that may break', /\bhands-on\b/i],
  ];
  return rules.filter(([, rule]) => rule.test(plain)).map(([problem]) => `${problem}: ${text}`);
}
