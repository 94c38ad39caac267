import { Prose } from '@advisor/ui/sections';
import { Illustration } from '../../illustrations';
import { llamas } from '../../lists/brambles-farm';

// PAGE-27
/** The llamas of Brambles Farm, with a drawing. */
export function FarmLlamas() {
  const { label, heading, text, illustration, illustrationAlt } = llamas;
  return (
    <Prose
      label={label}
      heading={heading}
      paragraphs={[text]}
      media={<Illustration name={illustration} label={illustrationAlt} />}
    />
  );
}
