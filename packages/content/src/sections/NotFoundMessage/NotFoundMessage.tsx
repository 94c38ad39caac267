import { Hero } from '@advisor/ui/sections';
import type { Action } from '../../shapes';

export interface NotFoundMessageProps {
  /** Above the heading. */
  code: string;
  heading: string;
  text: string;
  action: Action;
}

// SITE-5
/** Says that there is no page at this address, and links to the landing page. */
export function NotFoundMessage({ code, heading, text, action }: NotFoundMessageProps) {
  return <Hero label={code} headline={heading} tagline={text} actions={[action]} />;
}
