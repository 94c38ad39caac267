import { calendarClosingCall, calendarRules, calendarRulesSection, toolHeroes } from '@advisor/content/lists';
import { ClosingCall, PageOpening, PointCards, ToolNotice } from '@advisor/content/sections';

/** /industry-calendar */
export default function IndustryCalendar() {
  return (
    <>
      <PageOpening hero={toolHeroes['/industry-calendar']} />
      <ToolNotice />
      <PointCards {...calendarRulesSection} points={calendarRules} />
      <ClosingCall call={calendarClosingCall} />
    </>
  );
}
