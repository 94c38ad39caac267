import { shorten } from '@advisor/ui/text';
import { readList, readRecord, readText } from '../share-state/read';
import { readFilledText } from '../share-state/entries';
import type { EventFeed } from './EventFeeds';

const maxFeeds = 20;
const schemes = ['http:', 'https:', 'webcal:'];

/** Validates feeds from outside; `path` is the place named in errors. Throws an Error that says what is wrong and where. */
export function readFeeds(value: unknown, path: string): EventFeed[] {
  return readList(value, path, maxFeeds, (item, place) => {
    const feed = readRecord(item, place);
    const href = readText(feed.href, `${place}.href`, 2000);
    const here = 'https://page.invalid';
    if (href.trim() === '' || !URL.canParse(href, here) || !schemes.includes(new URL(href, here).protocol))
      throw new Error(`${place}.href must be an address such as /events.ics, but is "${shorten(href, 40)}".`);
    return { label: readFilledText(feed.label, `${place}.label`, 100), href };
  });
}
