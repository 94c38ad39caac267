/** The amount at the beginning of an ingredient: one value, or the two ends of a range. */
export interface Amount {
  values: readonly [number] | readonly [number, number];
  /** What stands between the ends of a range, as it was written. */
  between: string;
  /** Whether it was written with a decimal point or comma, or which one. */
  decimal: '.' | ',' | null;
  /** What follows: the unit and the name, with the space before them. */
  rest: string;
}

const vulgar: Readonly<Record<string, number>> = {
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

const sign = `[${Object.keys(vulgar).join('')}]`;
const slash = String.raw`\d{1,3}\s?[/⁄]\s?\d{1,3}`;
/** 1 1/2, 1½, 1/2, ½, 1,000, 1.5, 1,5, 2 */
const number = String.raw`(?:\d{1,3}\s+(?:${slash})|\d{1,3}\s?${sign}|${slash}|${sign}|\d{1,3}(?:,\d{3})+|\d{1,6}(?:[.,]\d{1,3})?)`;
const leading = new RegExp(String.raw`^(${number})(?:(\s?[-–—]\s?|\s+(?:to|or)\s+)(${number}))?`);

/** Their amounts are read from a scale or a cup with lines: 0.5 l, 62.5 g. */
const metric =
  /^\s?(?:m?g|kg|[mcd]?l|mm|cm|gram(?:me)?s?|kilos?|(?:milli|centi|deci)?lit(?:er|re)s?)(?![\p{L}\p{N}])/iu;
/** Units that people write right behind the number. */
const attachedUnit = /^(?:m?g|kg|[mcd]?l|mm|cm|oz|lbs?|tsp|tbsp|cups?|x|×)(?![\p{L}\p{N}])/iu;

// RECIPE-8
/** Reads the amount at the beginning of an ingredient; null if there is none, as in "Salt", "2-inch piece" or "00 flour". */
export function readAmount(ingredient: string): Amount | null {
  const [whole, first, between = '', second] = leading.exec(ingredient) ?? [];
  if (whole === undefined || first === undefined) return null;
  const rest = ingredient.slice(whole.length);
  // Part of a word, a date, a longer number, a share or a measure of size.
  if (/^[\p{N}.,/⁄%‰°:'’"”-]/u.test(rest) && !/^[.,](?!\d)/.test(rest)) return null;
  if (/^[\p{L}×]/u.test(rest) && !attachedUnit.test(rest)) return null;
  if (/^0\d/.test(first)) return null;
  const values = [first, ...(second === undefined ? [] : [second])].map(valueOf);
  if (!values.every((value) => Number.isFinite(value) && value > 0)) return null;
  return {
    values: values as unknown as Amount['values'],
    between,
    decimal: decimalOf(first) ?? decimalOf(second ?? ''),
    rest,
  };
}

// RECIPE-8
/** An ingredient for more or fewer people: its amount times the factor, and everything else as it was written. */
export function scaleIngredient(ingredient: string, factor: number): string {
  const amount = factor === 1 || !(factor > 0) || !Number.isFinite(factor) ? null : readAmount(ingredient);
  if (!amount) return ingredient;
  const { values, between, decimal, rest } = amount;
  const inDecimals = decimal !== null || metric.test(rest);
  const write = (value: number) => (inDecimals ? decimalText(value, decimal ?? '.') : kitchenText(value));
  return values.map((value) => write(value * factor)).join(between) + rest;
}

function valueOf(text: string): number {
  const [, whole, above, below] = /^(?:(\d+)\s+)?(\d+)\s?[/⁄]\s?(\d+)$/.exec(text) ?? [];
  if (above !== undefined) return Number(whole ?? 0) + Number(above) / Number(below);
  const last = text.at(-1)!;
  if (vulgar[last] !== undefined) return Number(text.slice(0, -1).trim() || 0) + vulgar[last];
  // Three digits after a comma are thousands.
  return Number(/^\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'));
}

function decimalOf(text: string): '.' | ',' | null {
  if (/^\d+\.\d+$/.test(text)) return '.';
  return /^\d+,\d{1,2}$/.test(text) ? ',' : null;
}

/** As exact as a kitchen scale: three digits. */
function decimalText(value: number, point: '.' | ','): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
  // Never nothing, and never 1e-7.
  const text = String(Number(value.toFixed(digits)) || 0.001);
  return point === ',' ? text.replace('.', ',') : text;
}

/** The signs of cups and spoons. */
const signs: readonly (readonly [number, string])[] = (['⅛', '¼', '⅓', '⅜', '½', '⅝', '⅔', '¾', '⅞'] as const).map(
  (each) => [vulgar[each]!, each],
);

function kitchenText(value: number): string {
  const whole = Math.floor(value + 0.01);
  const part = value - whole;
  if (Math.abs(part) <= 0.01 && whole > 0) return String(whole);
  const near = signs.find(([size]) => Math.abs(part - size) <= 0.01);
  if (near && whole < 1000) return whole > 0 ? `${whole} ${near[1]}` : near[1];
  return decimalText(value, '.');
}
