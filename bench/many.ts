import type { CalendarEvent } from '@advisor/tools/industry-calendar/engine';
import { sampleEvents } from '@advisor/tools/industry-calendar/events';
import type { GlossaryTerm } from '@advisor/tools/industry-glossary/engine';
import { terms } from '@advisor/tools/industry-glossary/terms';

/** Events like the samples, each with a title and a day of its own. */
export function manyEvents(count: number): CalendarEvent[] {
  const begin = Date.UTC(2027, 0, 1);
  return Array.from({ length: count }, (_, index) => {
    const event = sampleEvents[index % sampleEvents.length]!;
    const day = new Date(begin + ((index * 7919) % 3650) * 86_400_000).toISOString().slice(0, 10);
    return { ...event, id: `event-${index}`, title: `${event.title} ${(index * 31) % count}`, date: day };
  });
}

/** Terms like those of the glossary, each with a name of its own. */
export function manyTerms(count: number): GlossaryTerm[] {
  return Array.from({ length: count }, (_, index) => {
    const term = terms[index % terms.length]!;
    return { ...term, id: `term-${index}`, term: `${term.term} ${(index * 31) % count}` };
  });
}
