import type { Action } from './shapes';

/** The words of the not-found page. */
export interface NotFoundWords {
  /** Above the heading. */
  code: string;
  heading: string;
  text: string;
  action: Action;
}

// SITE-5
export const notFoundWords: NotFoundWords = {
  code: '404',
  heading: 'Oops! Page not found',
  text: 'The address may have changed, or a letter went missing on the way.',
  action: { label: 'Return to Home', href: '/home' },
};
