import { Hero } from '@advisor/ui/sections';
import { notFoundWords } from '../../lists/not-found';

// SITE-5
/** Says that there is no page at this address, and links to the landing page. */
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
