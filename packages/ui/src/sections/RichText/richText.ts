/** A span of text with its marks. */
export interface RichTextSpan {
  text: string;
  strong?: true;
  emphasis?: true;
  /** Makes it a link. */
  href?: string;
}

/** The text of a paragraph: plain, or spans, some of which are links, strong or emphasized. */
export type RichTextValue = string | readonly RichTextSpan[];
