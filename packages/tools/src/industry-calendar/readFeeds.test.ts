import { expect, it } from 'vitest';
import { readFeeds } from './readFeeds';

it('reads addresses of this and other sites', () => {
  const feeds = [
    { label: 'calendar file', href: '/events.ics' },
    { label: 'RSS', href: 'https://example.com/events.xml' },
    { label: 'in a program', href: 'webcal://example.com/events.ics' },
  ];
  expect(readFeeds(feeds, 'feeds')).toEqual(feeds);
});

it.each(['', 'javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x'])('refuses the address %o', (href) => {
  expect(() => readFeeds([{ label: 'A', href }], 'feeds')).toThrow(
    'feeds[0].href must be an address such as /events.ics',
  );
});
