import { field, words } from '@advisor/content/collections';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/not-found',
  title: 'Page not found',
  description: 'There is no page at this address. Go back to the start of the site to find what you were looking for.',
  fields: {
    code: field.text({ label: 'Label', help: 'Above the headline.', max: 60 }),
    heading: field.text({ label: 'Headline', min: 5, max: 60 }),
    text: field.text({ label: 'Text', min: 10, max: 190, multiline: true }),
    action: words.action('Button'),
  },

  // SITE-5
  words: {
    code: '404',
    heading: 'Oops! Page not found',
    text: 'The address may have changed, or a letter went missing on the way.',
    action: { label: 'Return to Home', href: '/home' },
  },
});
