import type { RichTextValue } from '@advisor/ui/sections';

/** A stretch of text of one font. */
export interface Piece {
  text: string;
  font: string;
  href?: string;
}

/** A stretch of text at its place in a line, in pt. */
export interface Run extends Piece {
  x: number;
  width: number;
}

export interface FontChoice {
  /** The font for a character of plain or strong text. */
  fontOf: (character: string, strong: boolean) => string;
  /** The width of a text in a font, in pt. */
  widthOf: (text: string, font: string) => number;
}

/** A word of one or more pieces between which no line may end. */
interface Word {
  pieces: Piece[];
  width: number;
  /** Whether it is the rest of a word that was too wide. */
  continues?: boolean;
}

/** Sets a text in lines of at most `width` pt. A word that is wider, such as a long address, is broken anywhere. */
export function breakLines(
  value: RichTextValue,
  width: number,
  strong: boolean,
  { fontOf, widthOf }: FontChoice,
): Run[][] {
  const lines: Run[][] = [];
  let line: Run[] = [];
  let end = 0;
  for (const word of wordsOf(value, strong, { fontOf, widthOf }).flatMap((each) => fitted(each, width, widthOf))) {
    const last = line.at(-1);
    const space = last && !word.continues ? widthOf(' ', last.font) : 0;
    if (last && end + space + word.width > width) {
      lines.push(line);
      line = [];
      end = 0;
    }
    for (const [index, piece] of word.pieces.entries()) {
      const before = line.at(-1);
      const gap = before && index === 0 && !word.continues ? ' ' : '';
      if (before && before.font === piece.font && before.href === piece.href) {
        before.text += gap + piece.text;
        before.width = widthOf(before.text, before.font);
      } else {
        if (before && gap) {
          before.text += gap;
          before.width = widthOf(before.text, before.font);
        }
        line.push({ ...piece, x: before ? before.x + before.width : 0, width: widthOf(piece.text, piece.font) });
      }
      end = line.at(-1)!.x + line.at(-1)!.width;
    }
  }
  if (line.length > 0) lines.push(line);
  // So that a reader that joins the lines of a paragraph does not join their words.
  for (const each of lines.slice(0, -1)) each.at(-1)!.text += ' ';
  return lines;
}

function wordsOf(value: RichTextValue, strong: boolean, { fontOf, widthOf }: FontChoice): Word[] {
  const words: Word[] = [];
  let joins = false;
  for (const span of typeof value === 'string' ? [{ text: value }] : value) {
    // A no-break space is none to break at.
    for (const part of span.text.split(/( +)/)) {
      if (part === '') continue;
      if (part.startsWith(' ')) {
        joins = false;
        continue;
      }
      const pieces = piecesOf(part, (character) => fontOf(character, strong || ('strong' in span && !!span.strong)));
      if ('href' in span && span.href !== undefined) for (const piece of pieces) piece.href = span.href;
      const width = pieces.reduce((sum, { text, font }) => sum + widthOf(text, font), 0);
      const last = words.at(-1);
      if (joins && last) {
        last.pieces.push(...pieces);
        last.width += width;
      } else words.push({ pieces, width });
      joins = true;
    }
  }
  return words;
}

/** A word by its fonts: a letter that one does not have comes from another. */
function piecesOf(word: string, fontOf: (character: string) => string): Piece[] {
  const pieces: Piece[] = [];
  for (const character of word) {
    const font = fontOf(character);
    const last = pieces.at(-1);
    if (last?.font === font) last.text += character;
    else pieces.push({ text: character, font });
  }
  return pieces;
}

/** A word in parts of at most `width` pt. */
function fitted(word: Word, width: number, widthOf: FontChoice['widthOf']): Word[] {
  if (word.width <= width) return [word];
  const parts: Word[] = [];
  for (const { text, ...piece } of word.pieces)
    for (const character of text) {
      const part = parts.at(-1);
      const own = widthOf(character, piece.font);
      if (part && part.width + own <= width) {
        part.pieces.push({ ...piece, text: character });
        part.width += own;
      } else parts.push({ pieces: [{ ...piece, text: character }], width: own, continues: parts.length > 0 });
    }
  return parts;
}
