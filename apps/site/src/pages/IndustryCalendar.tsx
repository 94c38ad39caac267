import { owner } from '@advisor/content';
import { calendarClosingCall, calendarRules, calendarRulesSection, toolHeroes } from '@advisor/content/lists';
import { ClosingCall, PageOpening, PointCards } from '@advisor/content/sections';
import { IndustryCalendar as Calendar } from '@advisor/tools/industry-calendar';
import { Section } from '@advisor/ui';
import { eventsCalendar, eventsFeed } from '../feeds';
import { toolProps } from '../wiring/toolProps';

const feeds = [
  { label: 'calendar file', href: eventsCalendar.path },
  { label: 'RSS', href: eventsFeed.path },
];

/** /industry-calendar */
export default function IndustryCalendar() {
  return (
    <>
      <PageOpening {...toolHeroes['/industry-calendar']} />
      <Section wide>
        <Calendar {...toolProps} icsDomain={new URL(owner.siteUrl).hostname} feeds={feeds} />
      </Section>
      <PointCards {...calendarRulesSection} points={calendarRules} />
      <ClosingCall {...calendarClosingCall} />
    </>
  );
}
