import { Prose, type RichTextValue } from '@advisor/ui/sections';
import { Illustration } from '../../illustrations';
import type { Kind, SectionWords } from '../../shapes';

export interface FarmLlamasProps extends Pick<SectionWords, 'label' | 'heading'> {
  text: RichTextValue;
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
