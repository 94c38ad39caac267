import { YearCover } from '@advisor/content/covers';
import { ClosingCall, PageOpening, PointCards } from '@advisor/content/sections';
import { IndustryCalendar as Calendar } from '@advisor/tools/industry-calendar';
import { sampleEvents } from '@advisor/tools/industry-calendar/events';
import { Section } from '@advisor/ui';
import { eventsCalendar, eventsFeed } from '../../feeds';
import { toolProps } from '../../wiring/toolProps';
import type { PropsOf } from '../../content/definePage';
import { useSite } from '../../content/site';
import type { page } from './page';

const feeds = [
  { label: 'calendar file', href: eventsCalendar.path },
  { label: 'RSS', href: eventsFeed.path },
];

/** /industry-calendar */
export default function IndustryCalendar({ words }: PropsOf<typeof page>) {
  const { owner } = useSite();
  return (
    <>
      <PageOpening
        {...words.hero}
        cover={<YearCover days={sampleEvents.map(({ date }) => date)} name="events" />}
        coverFrom="desktop"
      />
      <Section wide>
        <Calendar {...toolProps} icsDomain={new URL(owner.siteUrl).hostname} feeds={feeds} />
      </Section>
      <PointCards {...words.calendarRules} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
