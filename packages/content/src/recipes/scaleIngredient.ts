import { containers, readAmounts, vulgarFractions, wordsOfUnits } from './readAmounts';

/** Their amounts are read from a scale or a cup with lines: 0.5 l, 62.5 g. */
const metric = /^(?:m?g|kg|[mcd]?l|mm|cm|(?:kilo)?gram(?:me)?s?|kilos?|(?:milli|centi|deci)?lit(?:er|re)s?)$/i;
/** Words that follow their number: 1 cup, 2 cups. */
const counted = new RegExp(String.raw`^( ?(?:${wordsOfUnits}|${containers}))s?(?!\p{L})`, 'iu');

// RECIPE-8
/**
 * An ingredient for more or fewer people: all its amounts times the factor, and everything else as it was written. `null`
 * if it has a number that cannot be scaled for certain: it is to be shown as it is, and said to be.
 */
export function scaleIngredient(ingredient: string, factor: number): string | null {
  if (factor === 1 || !(factor > 0) || !Number.isFinite(factor)) return ingredient;
  const line = ingredient.replaceAll(/\s+/g, ' ');
  const amounts = readAmounts(line);
  if (!amounts) return null;
  let scaled = '';
  let end = 0;
  for (const { value, from, to, unit, decimal } of amounts) {
    const isDecimal = decimal !== null || metric.test(unit);
    const amount = value * factor;
    scaled += line.slice(end, from) + (isDecimal ? decimalText(amount, decimal ?? '.') : kitchenText(amount));
    end = to;
    const [word, singular] = counted.exec(line.slice(to, to + 40)) ?? [];
    if (word === undefined) continue;
    scaled += singular! + (amount > 1.01 ? 's' : '');
    end += word.length;
  }
  return scaled + line.slice(end);
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
  (each) => [vulgarFractions[each]!, each],
);

function kitchenText(value: number): string {
  const whole = Math.floor(value + 0.01);
  const part = value - whole;
  if (Math.abs(part) <= 0.01 && whole > 0) return String(whole);
  const near = signs.find(([size]) => Math.abs(part - size) <= 0.01);
  if (near && whole < 1000) return whole > 0 ? `${whole} ${near[1]}` : near[1];
  return decimalText(value, '.');
}
