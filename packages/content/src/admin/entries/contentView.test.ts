import { expect, test } from 'vitest';
import { contentViewAddress, defaultContentView, readContentView } from './contentView';

test('a view survives a round trip through the URL', () => {
  const view = { collection: 'boards', entry: 'oxbow-networks', search: 'chair & member', page: 3 };
  expect(readContentView(contentViewAddress(view))).toEqual(view);
  expect(contentViewAddress(defaultContentView)).toBe('?');
});

test('invalid parts of a URL are ignored', () => {
  expect(readContentView('?collection=../x&entry=oxbow&page=-1')).toEqual(defaultContentView);
  expect(readContentView('?entry=oxbow')).toEqual(defaultContentView);
  expect(readContentView(`?search=${'x'.repeat(300)}`).search).toHaveLength(100);
});
