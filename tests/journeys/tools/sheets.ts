import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text on a sheet of paper, in points. */
export interface Words {
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** The pieces of text of each sheet, in points; of their height the middle, where letters touch letters. */
export async function wordsOf(pdf: Buffer): Promise<Words[][]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const sheets: Words[][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    sheets.push(
      items.flatMap((item) => {
        if (!('transform' in item) || item.str.trim() === '') return [];
        const [across = 0, , , , left = 0, line = 0] = item.transform as number[];
        // Upright words stand along an axis, where nothing else is.
        if (across === 0) return [];
        const { str: text, width, height } = item;
        return {
          text,
          left: left + 1,
          right: left + width - 1,
          bottom: line + 0.15 * height,
          top: line + 0.6 * height,
        };
      }),
    );
  }
  await loading.destroy();
  return sheets;
}

/** The text of each sheet. */
export const textsOf = async (pdf: Buffer): Promise<string[]> =>
  (await wordsOf(pdf)).map((words) => words.map(({ text }) => text).join(' '));
