import { Prose, type RichTextValue } from '@advisor/ui/sections';
import { Illustration } from '../../illustrations';
import type { Kind, SectionWords } from '../../shapes';

export interface FarmLlamasProps extends Pick<SectionWords, 'label' | 'heading'> {
  /** The paragraph beside the drawing; it may have links and emphasis. */
  text: RichTextValue;
  /** The drawing beside the text; below it on a phone. */
  illustration: Kind<'illustration'>;
  /** What the drawing shows. */
  illustrationAlt: string;
}

// PAGE-27
/** The llamas of the farm, with a drawing. */
export function FarmLlamas({ label, heading, text, illustration, illustrationAlt }: FarmLlamasProps) {
  return (
    <Prose
      label={label}
      heading={heading}
      paragraphs={[text]}
      media={<Illustration name={illustration} label={illustrationAlt} />}
    />
  );
}
