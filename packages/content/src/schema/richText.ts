import type { RichTextSpan, RichTextValue } from '@advisor/ui/sections';

/** As many spans as a paragraph may have. */
const maxSpans = 200;

// CONTENT-33
/** Whether it is a text, or spans that have nothing but text, a link and emphasis. Where a link leads is not looked at. */
export function isRichText(value: unknown): value is RichTextValue {
  if (typeof value === 'string') return true;
  return Array.isArray(value) && value.length > 0 && value.length <= maxSpans && value.every(isSpan);
}

function isSpan(value: unknown): value is RichTextSpan {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { text, strong, emphasis, href, ...others } = value as Record<string, unknown>;
  return (
    typeof text === 'string' &&
    text !== '' &&
    [strong, emphasis].every((mark) => mark === undefined || mark === true) &&
    (href === undefined || typeof href === 'string') &&
    Object.keys(others).length === 0
  );
}

/** The words alone. */
export const plainText = (value: RichTextValue): string =>
  typeof value === 'string' ? value : value.map(({ text }) => text).join('');

/** The shortest form: neighbors with the same marks are one, and a text without any is a plain one. */
export function tidyRichText(spans: readonly RichTextSpan[]): RichTextValue {
  const tidy: RichTextSpan[] = [];
  for (const span of spans) {
    const last = tidy.at(-1);
    if (span.text === '') continue;
    if (last && marksOf(last) === marksOf(span)) tidy[tidy.length - 1] = { ...last, text: last.text + span.text };
    else tidy.push(span);
  }
  const [only] = tidy;
  if (!only) return '';
  return tidy.length === 1 && marksOf(only) === marksOf({ text: '' }) ? only.text : tidy;
}

const marksOf = ({ strong, emphasis, href }: RichTextSpan) =>
  JSON.stringify([strong ?? false, emphasis ?? false, href]);

/** As Markdown, for comparing two versions: a reader sees what changed without seeing it drawn. */
export function markdownOf(value: RichTextValue): string {
  if (typeof value === 'string') return value;
  return value
    .map(({ text, strong, emphasis, href }) => {
      const marks = (strong ? '**' : '') + (emphasis ? '_' : '');
      const words = marks + text + marks.split('').toReversed().join('');
      return href ? `[${words}](${href})` : words;
    })
    .join('');
}
