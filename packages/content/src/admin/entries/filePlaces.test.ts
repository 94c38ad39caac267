import { expect, test } from 'vitest';
import { collections } from '../../collections';
import { publicFiles } from '../../schema/rules';
import type { ContentRow } from '../contentStore';
import { filePlaces } from './filePlaces';

const row = (collection: string, key: string, data: object | null, state: ContentRow['state']): ContentRow => ({
  id: `${collection}/${key}/${state}`,
  collection,
  key,
  position: null,
  data: data as ContentRow['data'],
  state,
  publish_at: null,
  updated_at: '2026-11-01T08:00:00.000Z',
});

test('a file is used by live entries and by drafts, each once (FILE-34)', () => {
  const places = filePlaces(collections, [
    row('owner', 'content', { portrait: { file: 'ada.jpg', alt: 'Ada' } }, 'published'),
    row('owner', 'content', { portrait: { file: 'ada.jpg', alt: 'Ada at a desk' } }, 'draft'),
    row('testimonials', 'colin', { author: 'Colin', picture: { file: 'ada.jpg', alt: '' } }, 'draft'),
    row('white-papers', 'budget', { title: 'Budget', downloadUrl: `${publicFiles}budget.pdf` }, 'published'),
    row('white-papers', 'gone', null, 'published'),
    row('no-such-collection', 'a', { file: { file: 'b.png', alt: '' } }, 'published'),
  ]);
  expect([...places.keys()]).toEqual(['ada.jpg', 'budget.pdf']);
  expect(places.get('ada.jpg')).toEqual([
    { label: 'Your details', href: '/admin/content?collection=owner&entry=content', live: true },
    { label: 'Testimonials: Colin', href: '/admin/content?collection=testimonials&entry=colin', live: false },
  ]);
  expect(places.get('budget.pdf')).toMatchObject([{ live: true }]);
});

test('a recipe uses the picture that it has on the site, and the one that it has now (FILE-34)', () => {
  const places = filePlaces(
    [],
    [],
    [
      { title: 'Plum cake', file: 'plums.jpg', live: false },
      { title: 'Plum cake', file: 'plums.jpg', live: true },
      { title: 'x'.repeat(200), file: 'new.jpg', live: false },
    ],
  );
  expect(places.get('plums.jpg')).toEqual([
    { label: 'Recipes: Plum cake', href: '/admin/recipes?search=Plum+cake', live: true },
  ]);
  expect(places.get('new.jpg')).toEqual([
    { label: `Recipes: ${'x'.repeat(200)}`, href: `/admin/recipes?search=${'x'.repeat(100)}`, live: false },
  ]);
});
