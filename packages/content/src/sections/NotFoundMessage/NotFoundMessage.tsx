import { Hero } from '@advisor/ui/sections';
import type { NotFoundWords } from '../../lists/not-found';

export interface NotFoundMessageProps extends NotFoundWords {}

// SITE-5
/** Says that there is no page at this address, and links to the landing page. */
export function NotFoundMessage({ code, heading, text, action }: NotFoundMessageProps) {
  return <Hero label={code} headline={heading} tagline={text} actions={[action]} />;
}
