import { keepEnd } from '../../layout/Text/keepEnd';
import { Link } from '../../navigation/Link';
import type { RichTextSpan, RichTextValue } from './richText';

export interface RichTextProps {
  children: RichTextValue;
}

/** The text of a paragraph with its links and emphasis, inside a `Text` or another element. */
export function RichText({ children }: RichTextProps) {
  // Spans may be equal, so the index is the key.
  return typeof children === 'string'
    ? keepEnd(children)
    : children.map((span, index) => (
        <Span key={index} {...span} text={index === children.length - 1 ? keepEnd(span.text) : span.text} />
      ));
}

function Span({ text, strong, emphasis, href }: RichTextSpan) {
  const words = href ? <Link href={href}>{text}</Link> : text;
  const emphasized = emphasis ? <em>{words}</em> : words;
  return strong ? <strong>{emphasized}</strong> : emphasized;
}
