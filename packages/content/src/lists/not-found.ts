/** The words of the page for a path that does not exist (spec/site.md §2). */
export const notFoundWords = {
  code: '404',
  heading: 'Oops! Page not found',
  action: { label: 'Return to Home', href: '/home' },
} as const;
