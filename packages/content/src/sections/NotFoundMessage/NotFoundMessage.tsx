import { Hero } from '@advisor/ui/sections';
import { notFoundWords } from '../../lists/not-found';

/** Says that there is no page at this address, and leads back (spec/site.md §2, §8). */
export function NotFoundMessage() {
  const { code, heading, action } = notFoundWords;
  return (
    <Hero
      label={code}
      headline={heading}
      tagline="The address may have changed, or a letter went missing on the way."
      actions={[action]}
    />
  );
}
