import { XMLParser, XMLValidator } from 'fast-xml-parser';
import fc from 'fast-check';
import type { CalendarEvent } from '@advisor/tools/industry-calendar/engine';
import { sampleEvents } from '@advisor/tools/industry-calendar/events';
import { expect, it } from 'vitest';
import { ownerCollection, type Owner } from '@advisor/content/collections';
import { hostileText } from '../../support/hostileText.ts';

// It is among browser sources, which have other types than these tests.
const { eventsRss } = (await import('../../../apps/site/build/feed.ts' as string)) as {
  eventsRss: (owner: Owner, now: Date, events: readonly CalendarEvent[]) => string;
};

const parser = new XMLParser({ ignoreAttributes: false, trimValues: false, isArray: (name) => name === 'item' });
const owner = Object.values(ownerCollection.entries)[0] as Owner;

it('a feed is XML whatever its words are, with one item for each event', () => {
  fc.assert(
    fc.property(hostileText(), hostileText(), hostileText(60), (title, description, location) => {
      const rss = eventsRss(owner, new Date('2026-11-22T12:00:00Z'), [
        { ...sampleEvents[0]!, title, description, location },
        sampleEvents[1]!,
      ]);
      expect(XMLValidator.validate(rss)).toBe(true);
      // Characters that XML forbids in any form.
      expect(rss).not.toMatch(
        /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}|&#(?:x0*[0-8bcef]|0*[0-8]|11|12|1[4-9]|2\d|3[01]);/iu,
      );
      expect(parser.parse(rss).rss.channel.item).toHaveLength(2);
    }),
    {
      numRuns: 300,
      examples: [
        ['', '', ']]>]]><b>&amp;'],
        [']]\u0000>]]>', ']]>', ''],
      ],
    },
  );
});
