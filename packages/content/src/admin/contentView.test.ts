import { expect, test } from 'vitest';
import { contentViewAddress, defaultContentView, readContentView, type ContentView } from './contentView';

test('a view stands in the address, and comes back from it', () => {
  const view: ContentView = {
    tab: 'pages',
    collection: 'boards',
    entry: 'oxbow-networks',
    search: 'chair & member',
    page: 3,
  };
  expect(readContentView(contentViewAddress(view))).toEqual(view);
  expect(contentViewAddress(defaultContentView)).toBe('?');
});

test('a hand-made address is read as far as it makes sense', () => {
  expect(readContentView('?tab=x&collection=../x&entry=oxbow&page=-1')).toEqual(defaultContentView);
  expect(readContentView('?entry=oxbow')).toEqual(defaultContentView);
  expect(readContentView(`?search=${'x'.repeat(300)}`).search).toHaveLength(100);
});
