// SITE-5
/** The words of the not-found page. */
export const notFoundWords = {
  code: '404',
  heading: 'Oops! Page not found',
  action: { label: 'Return to Home', href: '/home' },
} as const;
