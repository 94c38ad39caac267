import type { RichTextSpan, RichTextValue } from '@advisor/ui/sections';
import { DOMParser, Fragment, Schema, type Mark, type Node, type ParseOptions, type Slice } from 'prosemirror-model';
import { tidyRichText } from '../../schema/richText';
import { isHref } from '../../schema/rules';

/** One paragraph: text, links, strong and emphasized words. What is pasted keeps these alone. */
export const schema = new Schema({
  nodes: { doc: { content: 'text*' }, text: {} },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      // What is typed behind a link is not part of it.
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs(element) {
            const href = element.getAttribute('href');
            return isHref(href) ? { href } : false;
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs['href'] as string }, 0],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs wraps everything in a <b> that is not bold.
        { tag: 'b', getAttrs: ({ style }) => (style.fontWeight === 'normal' ? false : null) },
        { style: 'font-weight', getAttrs: (value) => (/^(?:bold(?:er)?|[6-9]\d\d)$/.test(value) ? null : false) },
        // Word takes bold back from a part of bold words.
        { style: 'font-weight=normal', clearMark: ({ type }) => type.name === 'strong' },
      ],
      toDOM: () => ['strong', 0],
    },
    emphasis: {
      parseDOM: [
        { tag: 'em' },
        { tag: 'i' },
        { style: 'font-style=italic' },
        { style: 'font-style=normal', clearMark: ({ type }) => type.name === 'emphasis' },
      ],
      toDOM: () => ['em', 0],
    },
  },
});

/**
 * Parses what is pasted. A Content-Security-Policy holds for what the page parses too: style attributes are there, but set
 * no style, and the rules of the schema would not see one.
 */
class PastedParser extends DOMParser {
  override parseSlice(pasted: globalThis.Node, options?: ParseOptions): Slice {
    for (const element of (pasted as HTMLElement).querySelectorAll<HTMLElement>('[style]'))
      element.style.cssText = element.getAttribute('style')!;
    return super.parseSlice(pasted, options);
  }
}

export const pastedParser = new PastedParser(schema, DOMParser.fromSchema(schema).rules);

export const documentOf = (value: RichTextValue): Node =>
  schema.node('doc', null, typeof value === 'string' ? textOf({ text: value }) : value.flatMap(textOf));

function textOf({ text, href, strong, emphasis }: RichTextSpan): readonly Node[] {
  if (text === '') return [];
  const marks: Mark[] = [
    ...(href === undefined ? [] : [schema.mark('link', { href })]),
    ...(strong ? [schema.mark('strong')] : []),
    ...(emphasis ? [schema.mark('emphasis')] : []),
  ];
  return [schema.text(text, marks)];
}

/** What is stored of a document: without space around it, which the rules of a text refuse. */
export function valueOf(document: Node): RichTextValue {
  const spans: RichTextSpan[] = [];
  document.forEach(({ text = '', marks }) => {
    const link = marks.find(({ type }) => type.name === 'link');
    spans.push({
      text: text.replaceAll(/\s/g, ' '),
      ...(marks.some(({ type }) => type.name === 'strong') && { strong: true }),
      ...(marks.some(({ type }) => type.name === 'emphasis') && { emphasis: true }),
      ...(link && { href: link.attrs['href'] as string }),
    });
  });
  return trimmed(spans);
}

function trimmed(spans: readonly RichTextSpan[]): RichTextValue {
  const words = (span: RichTextSpan) => span.text.trim() !== '';
  const [first, last] = [spans.findIndex(words), spans.findLastIndex(words)];
  return tidyRichText(
    spans.slice(Math.max(first, 0), last + 1).map((span, index) => {
      const start = index === 0 ? span.text.trimStart() : span.text;
      return { ...span, text: index === last - first ? start.trimEnd() : start };
    }),
  );
}

/** Plain text as content: lines become one. */
export function contentOf(text: string): Fragment {
  const line = text.replaceAll(/\s+/g, ' ');
  return line === '' ? Fragment.empty : Fragment.from(schema.text(line));
}
