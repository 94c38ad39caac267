/** A number in an ingredient that changes with the servings. */
export interface Amount {
  value: number;
  /** Where it stands in the ingredient: from the first letter of its number to the last. */
  from: number;
  to: number;
  /** The unit of measurement behind it, or that of the range it belongs to; '' for a count, as of eggs. */
  unit: string;
  /** The decimal sign that it, or the range it belongs to, was written with. */
  decimal: '.' | ',' | null;
}

export const vulgarFractions: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅐': 1 / 7,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅑': 1 / 9,
  '⅒': 1 / 10,
};

const sign = `[${Object.keys(vulgarFractions).join('')}]`;
const slash = String.raw`\d{1,3} ?[/⁄] ?\d{1,3}`;
/** Between a whole number and its fraction: 1 1/2, 1-1/2, 1 and 1/2. */
const mixed = '(?: ?[-–—] ?| (?:and|&) | )';
/** 1 1/2, 1½, 1/2, ½, 1,000, 1.5, 1,5, .5, 2 */
const number = new RegExp(
  String.raw`\d{1,3}${mixed}${slash}|\d{1,3}${mixed}?${sign}|${slash}|${sign}|\d{1,3}(?:,\d{3})+(?!\d)|\d{1,6}(?:[.,]\d{1,3})?|\.\d{1,3}`,
  'giu',
);

export const containers = 'can|tin|jar|packet|package|pack|bag|bottle|carton|tub|sachet';
/** Units of weight and volume that have a plural. */
export const wordsOfUnits =
  'cup|stick|teaspoon|tablespoon|(?:fluid )?ounce|pound|pint|quart|gallon|(?:kilo)?gram(?:me)?|kilo|(?:milli|centi|deci)?lit(?:er|re)';
const unitBehind = new RegExp(
  String.raw`^ ?((?:${wordsOfUnits}|tsp|tbsp|lb|pt|qt)s?|fl\.? oz|oz|m?g|kg|[mcd]?l)(?![\p{L}\p{N}])\.?`,
  'iu',
);
const lengthBehind = /^ ?(?:mm|cm|inch(?:es)?)(?![\p{L}\p{N}])/iu;

/** More digits than a number has: 1.2.3, 1/2/3, 1234567. */
const moreBehind = /^(?:[.,]?\d| ?[/⁄] ?\d)/;
/** A share, a temperature, a time, a size, or a part of a name: 70%, 180 °C, 12:30, 2", 2 hours, 5-spice, 7Up. */
const otherBehind =
  /^(?: ?[%‰°'’"”″]|:\d|(?!x(?:[ \d(]|$))-?\p{L}| (?:minutes?|mins?|hours?|hrs?|h|days?)(?![\p{L}\p{N}]))/iu;
/** Cut into 8, size 3, V8. */
const otherBefore = /(?:(?:^|[ (])(?:in|into|size|type|no\.?|number) |\p{L})$/iu;
/** Of one of what was counted: 2 x 400 g tins, 1 (14 oz) can, 2 cans (400 g), 2 steaks of 200 g each. */
const sizeBefore = new RegExp(`^ ?(?:[x×] ?)?\\(?$|(?:${containers})s? \\($`, 'i');
const sizeBehind = /^ (?:each|apiece)(?!\p{L})/iu;

const nearly =
  '(?:(?:about|around|approximately|approx\\.?|circa|ca?\\.|at least|up to|scant|heaping|heaped|generous) |[~≈] ?)?';
/** At the beginning of a line or of a list item, or of something: juice of 1/2 lemon. */
const opening = new RegExp(`^ ?(?:[-–—•·▪‣◦*] ?)?${nearly}$|(?:^| )of ${nearly}$`, 'i');
const range = /^ ?(?:[-–—]|to|or) ?$/i;
/** Right behind an amount: 250 g - 300 g, 400 g/14 oz. */
const joined = new RegExp(`^ ?(?:[-–—/⁄=]|to) ?${nearly}$`, 'i');
/** Anywhere behind one: 2 tbsp + 1 tsp, 1 egg plus 2 yolks. */
const added = new RegExp(`(?:\\+| (?:plus|and|&|or)) ?${nearly}$`, 'i');
/** Between two measurements: 1 lb 4 oz, 2 tbsp sugar, 1 tsp salt. */
const nextMeasure = new RegExp(`^ ?$|[,;] ?${nearly}$`, 'i');
/** The same in another way: 1 cup flour (120 g), 1 lb (about 4) potatoes. */
const inBrackets = new RegExp(`\\( ?${nearly}$`, 'i');
const numberInWords =
  /(?:^|[-–—•·▪‣◦*(+&]|(?:^| )(?:plus|and|or|of|about)) ?(?:an?(?! (?:little|few|bit) )|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) /i;

// RECIPE-8
/**
 * Reads all amounts of an ingredient, in the order of the text, which must not have two spaces in a row. There are none in
 * "Salt". `null` where a number is not understood, or may be an amount or not, as in "1 chicken, about 1.6 kg". What is
 * no amount is left out: the sizes in "2 x 400 g tins" and "1 can (400 g)", "cut into 8", "70%".
 */
export function readAmounts(line: string): readonly Amount[] | null {
  // Numbers in words, and of other scripts, are amounts that nobody would see stay.
  if (numberInWords.test(line) || /\p{N}/u.test(line.replaceAll(number, ''))) return null;
  const amounts: Amount[] = [];
  /** The last number, if it is an amount, and the place behind its unit. */
  let last: Amount | null = null;
  let end = 0;
  for (const { 0: text, index: from } of line.matchAll(number)) {
    const to = from + text.length;
    // No pattern needs more than that; a long line takes no longer than many short ones.
    const before = line.slice(Math.max(end, from - 60), from);
    const behind = line.slice(to, to + 40);
    const [measured, unit = ''] = unitBehind.exec(behind) ?? lengthBehind.exec(behind) ?? [''];
    const isLength = lengthBehind.test(behind);
    const value = valueOf(text);
    const isName = /^0\d/.test(text);
    if (moreBehind.test(behind) || !(isName || (value > 0 && value < Infinity))) return null;
    const isSize =
      unit !== '' &&
      !isLength &&
      last?.unit === '' &&
      (sizeBefore.test(before) || sizeBehind.test(behind.slice(measured.length)));
    const isOther = isName || otherBefore.test(before) || (unit === '' && otherBehind.test(behind));
    const isAmount: boolean =
      amounts.length === 0
        ? opening.test(before) || (unit !== '' && !isLength)
        : added.test(before) ||
          (last !== null && joined.test(before)) ||
          (Boolean(last?.unit) && (inBrackets.test(before) || (unit !== '' && nextMeasure.test(before))));
    end = to + measured.length;
    last = null;
    if (isSize || isOther) continue;
    if (isAmount) amounts.push((last = { value, from, to, unit, decimal: decimalOf(text) }));
    else if (!isLength || /[x×] ?$/i.test(before)) return null;
  }
  if (end > 0 && amounts.length === 0) return null;
  // The ends of a range are written alike: 1–1.5 kg.
  for (let place = amounts.length - 2; place >= 0; place--) {
    const [low, high] = [amounts[place]!, amounts[place + 1]!];
    if (!range.test(line.slice(low.to, high.from))) continue;
    low.unit = high.unit;
    low.decimal ??= high.decimal;
    high.decimal ??= low.decimal;
  }
  return amounts;
}

function valueOf(text: string): number {
  const [, whole, above, below] = /^(?:(\d+)\D+)?(\d+) ?[/⁄] ?(\d+)$/.exec(text) ?? [];
  if (above !== undefined) {
    const part = Number(above) / Number(below);
    // 1-3/2 is not a whole number and its fraction.
    return whole === undefined ? part : part < 1 ? Number(whole) + part : NaN;
  }
  const last = vulgarFractions[text.at(-1)!];
  if (last !== undefined) return Number(/^\d*/.exec(text)![0]) + last;
  // Three digits after a comma are thousands.
  return Number(/^\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'));
}

function decimalOf(text: string): '.' | ',' | null {
  if (/^\d*\.\d+$/.test(text)) return '.';
  return /^\d+,\d{1,2}$/.test(text) ? ',' : null;
}
