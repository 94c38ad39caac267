/** A stretch of text with its marks. */
export interface RichTextSpan {
  text: string;
  strong?: true;
  emphasis?: true;
  /** Where it leads, as a link. */
  href?: string;
}

/** The words of a paragraph: plain, or spans of which some are links, strong or emphasized. */
export type RichTextValue = string | readonly RichTextSpan[];
