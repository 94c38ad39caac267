import { Link } from '../../actions/Link';
import type { RichTextSpan, RichTextValue } from './richText';

export interface RichTextProps {
  /** Plain text, or spans of which some are links, strong or emphasized. */
  children: RichTextValue;
}

/** The words of a paragraph with their links and emphasis, for a `Text` or another element around it. */
export function RichText({ children }: RichTextProps) {
  // Their places are their identity: two may be equal.
  return typeof children === 'string' ? children : children.map((span, index) => <Span key={index} {...span} />);
}

function Span({ text, strong, emphasis, href }: RichTextSpan) {
  const words = href ? <Link href={href}>{text}</Link> : text;
  const emphasized = emphasis ? <em>{words}</em> : words;
  return strong ? <strong>{emphasized}</strong> : emphasized;
}
