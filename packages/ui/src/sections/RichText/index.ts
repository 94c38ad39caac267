export { RichText, type RichTextProps } from './RichText';
export type { RichTextSpan, RichTextValue } from './richText';
