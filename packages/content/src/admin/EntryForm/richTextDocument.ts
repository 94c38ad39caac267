import type { RichTextSpan, RichTextValue } from '@advisor/ui/sections';
import {
  DOMParser,
  Fragment,
  Schema,
  type Mark,
  type Node,
  type ParseOptions,
  type ParseRule,
  type Slice,
} from 'prosemirror-model';
import { tidyRichText } from '../../schema/richText';
import { isHref } from '../../schema/rules';

/**
 * The rules for a mark that an element gives and a style gives or takes. The style decides where an element has both: Google
 * Docs wraps everything in a `<b>` that is not bold, and Word takes bold back from a part of bold words.
 */
function markRules(mark: string, tag: string, style: string, { on, off }: Record<'on' | 'off', RegExp>): ParseRule[] {
  const isOn = (value: string) => on.test(value);
  return [
    { tag, getAttrs: ({ style: own }) => (['', 'revert'].includes(own.getPropertyValue(style)) ? null : false) },
    { style, getAttrs: (value) => (isOn(value) ? null : false) },
    {
      style,
      getAttrs: (value) => (!isOn(value) && off.test(value) ? null : false),
      clearMark: ({ type }) => type.name === mark,
    },
  ];
}

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
      parseDOM: markRules('strong', 'strong, b', 'font-weight', {
        on: /^(?:bold(?:er)?|[6-9]\d\d|1000)$/,
        off: /^(?:normal|lighter|initial|\d+)$/,
      }),
      toDOM: () => ['strong', 0],
    },
    emphasis: {
      parseDOM: markRules('emphasis', 'em, i', 'font-style', {
        on: /^(?:italic|oblique)/,
        off: /^(?:normal|initial)$/,
      }),
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
