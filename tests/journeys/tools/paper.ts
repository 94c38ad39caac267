import { getDocument, OPS, Util, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A part of a sheet, in points from its lower left corner. */
interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** A piece of text; of its height the middle, where letters touch letters. */
interface Words extends Box {
  text: string;
}

export interface Sheet {
  words: Words[];
  /** Horizontal lines. */
  rules: Box[];
}

/** What Chromium has printed, sheet by sheet. */
export async function sheetsOf(pdf: Buffer): Promise<Sheet[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const sheets: Sheet[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    sheets.push({ words: await wordsOf(page), rules: await rulesOf(page) });
  }
  await loading.destroy();
  return sheets;
}

async function wordsOf(page: PDFPageProxy): Promise<Words[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('transform' in item) || item.str.trim() === '') return [];
    const [across = 0, , , , left = 0, line = 0] = item.transform as number[];
    // Upright words stand along an axis, where nothing else is.
    if (across === 0) return [];
    const { str: text, width, height } = item;
    return { text, left: left + 1, right: left + width - 1, bottom: line + 0.15 * height, top: line + 0.6 * height };
  });
}

async function rulesOf(page: PDFPageProxy): Promise<Box[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const rules: Box[] = [];
  const outer: number[][] = [];
  let matrix = [1, 0, 0, 1, 0, 0];
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index] as unknown[];
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) outer.push(matrix);
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = outer.pop()!;
    if (operator === OPS.transform) matrix = Util.transform(matrix, args as number[]);
    if (operator === OPS.paintFormXObjectBegin && args[0]) matrix = Util.transform(matrix, args[0] as number[]);
    if (operator !== OPS.constructPath || args[0] === OPS.endPath) continue;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = Array.from(args[2] as ArrayLike<number>);
    const [across = 1, , , up = 1, aside = 0, above = 0] = matrix;
    const [left, right] = inOrder(across * x1 + aside, across * x2 + aside);
    const [bottom, top] = inOrder(up * y1 + above, up * y2 + above);
    if (top - bottom < 2 && right - left > 20) rules.push({ left, right, bottom, top });
  }
  return rules;
}

const inOrder = (one: number, other: number) => [Math.min(one, other), Math.max(one, other)] as const;

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.bottom < other.top && other.bottom < one.top;

/** Words over words, and rules through words, a line each. */
export const collisionsOf = ({ words, rules }: Sheet) =>
  words.flatMap((one, position) => [
    ...words
      .slice(position + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `“${one.text}” over “${other.text}”`),
    ...rules.filter((rule) => overlap(one, rule)).map(() => `a rule through “${one.text}”`),
  ]);
