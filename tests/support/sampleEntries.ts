import type { ServedSite } from '../journeys/site.ts';

/** An entry of the collection `ventures`. */
export const venture = {
  name: 'Tidewater Assurance',
  type: 'Security assurance',
  description: 'Independent tests of the controls that small companies say they have.',
  icon: 'shield',
  highlights: ['Tests every quarter', 'Reports in plain words', 'Fixed prices', 'No products sold'],
  colour: 'accent',
  href: '/contact',
};

/** Stores 10,000 podcasts, `Episode 0` to `Episode 9999`. */
export async function storeManyPodcasts({ service }: Pick<ServedSite, 'service'>, state: 'draft' | 'published') {
  for (let start = 0; start < 10_000; start += 2_500) {
    const rows = Array.from({ length: 2_500 }, (_each, index) => ({
      collection: 'podcasts',
      key: `many-${start + index}`,
      state,
      data: {
        title: `Episode ${start + index}`,
        type: 'Interview',
        platform: 'Everywhere',
        date: '2026-03-01',
        duration: '20 minutes',
        description: 'One of very many conversations about the same thing.',
        url: 'https://www.example.org/episode',
      },
    }));
    const { error } = await service.from('content_entries').insert(rows);
    if (error) throw error;
  }
}
