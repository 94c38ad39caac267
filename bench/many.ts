import type { CalendarEvent } from '@advisor/tools/industry-calendar/engine';
import { sampleEvents } from '@advisor/tools/industry-calendar/events';
import { categories, levels, statuses, type RiskMatrixDocument } from '@advisor/tools/risk-matrix/engine';
import type { GlossaryTerm } from '@advisor/tools/industry-glossary/engine';
import { terms } from '@advisor/tools/industry-glossary/terms';

/** Makes events from the samples, each with a unique title and its own date. */
export function manyEvents(count: number): CalendarEvent[] {
  const begin = Date.UTC(2027, 0, 1);
  return Array.from({ length: count }, (_, index) => {
    const event = sampleEvents[index % sampleEvents.length]!;
    const day = new Date(begin + ((index * 7919) % 3650) * 86_400_000).toISOString().slice(0, 10);
    return { ...event, id: `event-${index}`, title: `${event.title} ${(index * 31) % count}`, date: day };
  });
}

/** Makes terms from those of the glossary, each with a unique name. */
export function manyTerms(count: number): GlossaryTerm[] {
  return Array.from({ length: count }, (_, index) => {
    const term = terms[index % terms.length]!;
    return { ...term, id: `term-${index}`, term: `${term.term} ${(index * 31) % count}` };
  });
}

/** Makes a register of risks with unique titles, spread over the grid. */
export function manyRisks(count: number): RiskMatrixDocument {
  const at = '2026-11-01T09:00:00.000Z';
  return {
    title: 'Ten thousand risks',
    description: '',
    createdDate: at,
    lastModified: at,
    risks: Array.from({ length: count }, (_, index) => ({
      id: String(index),
      title: `${['Cloud outage', 'Lost laptop', 'Phished account', 'Failed restore'][index % 4]} ${(index * 31) % count}`,
      description: 'Security controls that work on paper and were never tested under load.',
      category: categories[index % categories.length]!,
      probability: levels[index % 4]!,
      impact: levels[(index * 7) % 4]!,
      mitigation: '',
      status: statuses[index % 4]!,
      dateAdded: at,
    })),
  };
}
