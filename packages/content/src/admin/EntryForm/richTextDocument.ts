import type { RichTextSpan, RichTextValue } from '@advisor/ui/sections';
import { Fragment, Schema, type Mark, type Node } from 'prosemirror-model';
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
      ],
      toDOM: () => ['strong', 0],
    },
    emphasis: {
      parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
      toDOM: () => ['em', 0],
    },
  },
});

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
