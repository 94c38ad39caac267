import { calendarClosingCall, calendarRules, calendarRulesSection, toolHeroes } from '@advisor/content/lists';
import { ClosingCall, PageOpening, PointCards } from '@advisor/content/sections';

/** /industry-calendar */
export default function IndustryCalendar() {
  return (
    <>
      <PageOpening hero={toolHeroes['/industry-calendar']} />
      <PointCards {...calendarRulesSection} points={calendarRules} />
      <ClosingCall call={calendarClosingCall} />
    </>
  );
}
