import type { RichTextValue } from '@advisor/ui/sections';
import type { DocumentBlock } from './document';

/** All texts of a block, in order. */
export function textsOf(block: DocumentBlock): string[] {
  if (typeof block === 'string' || !('kind' in block)) return [plain(block)];
  switch (block.kind) {
    case 'subheading':
    case 'note':
      return [plain(block.text)];
    case 'list':
      return block.items.map(plain);
    case 'checks':
      return block.items.flatMap(({ text, note = '' }) => [text, note]);
    case 'table':
      return [block.caption, ...block.columns.map(({ label }) => label), ...block.rows.flat()];
  }
}

export const countWords = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), 0);

const plain = (value: RichTextValue) => (typeof value === 'string' ? value : value.map(({ text }) => text).join(''));
