import { Hero } from '@advisor/ui/sections';
import type { Action } from '../../shapes';

export interface NotFoundMessageProps {
  /** Above the heading. */
  code: string;
  /** That there is no such page, in a few words: the `<h1>` of the page. */
  heading: string;
  /** Why that may be, or what to do now, in a sentence or two. */
  text: string;
  /** The button that leads on: its label and address. */
  action: Action;
}

// SITE-5
/** Says that there is no page at this address, with one link that leads on. */
export function NotFoundMessage({ code, heading, text, action }: NotFoundMessageProps) {
  return <Hero label={code} headline={heading} tagline={text} actions={[action]} />;
}
