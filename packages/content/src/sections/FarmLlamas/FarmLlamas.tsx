import { Prose } from '@advisor/ui/sections';
import { Illustration } from '../../illustrations';
import { llamas } from '../../lists/brambles-farm';

/** The herd of Brambles Farm, drawn (spec/site.md §2). */
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
