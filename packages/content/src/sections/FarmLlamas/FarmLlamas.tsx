import { Prose } from '@advisor/ui/sections';
import { Illustration } from '../../illustrations';
import type { Llamas } from '../../lists/brambles-farm';

export interface FarmLlamasProps extends Llamas {}

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
