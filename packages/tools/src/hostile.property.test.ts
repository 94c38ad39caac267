import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { charactersOf } from '@advisor/ui/text';
import { hostileText, isWellFormed } from '../../../tests/support/hostileText';
import { addOwn } from './directory/own';
import {
  eventFromDraft,
  exportEvents,
  filterEvents,
  filtersFromQuery,
  filtersToQuery,
  importEvents,
  validateEvent,
} from './industry-calendar/engine';
import { eventTimestamps } from './industry-calendar/ics';
import { sampleEvents } from './industry-calendar/events';
import { exportTerms, importTerms, termFromDraft, validateTerm } from './industry-glossary/engine';
import { draftsFromWeaknesses } from './risk-matrix/weaknesses';
import { addRisk, createDocument, newDraft, validateDraft, type RiskDraft } from './risk-matrix/document';
import { exportMatrix, importMatrix } from './risk-matrix/exchange';
import { highlight } from './search';
import { slugOf } from './share-state/slug';

const whole = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd');
const bytes = (text: string) => new TextEncoder().encode(text).byteLength;

describe('whatever text a tool is given', () => {
  it('a search finds and marks whole characters, and the parts are the text', () => {
    fc.assert(
      fc.property(hostileText(120), hostileText(12), fc.nat(100), (text, other, at) => {
        const characters = charactersOf(text);
        for (const search of [
          other,
          characters.slice(at % (characters.length + 1), (at % (characters.length + 1)) + 2).join(''),
        ]) {
          const parts = highlight(text, search);
          expect(parts.map((part) => part.text).join('')).toBe(text);
          // Each part begins where a character begins.
          expect(parts.flatMap((part) => charactersOf(part.text))).toEqual(characters);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('a filter travels in an address', () => {
    fc.assert(
      fc.property(hostileText(), (search) => {
        const query = filtersToQuery({ search });
        const read = filtersFromQuery(query).search;
        expect(isWellFormed(read)).toBe(true);
        expect(read).toBe(search.trim().length > 200 ? '' : whole(search.trim()));
        filterEvents(sampleEvents, { search });
      }),
    );
  });

  it('a weakness becomes a risk that can be added', () => {
    fc.assert(
      fc.property(hostileText(), hostileText(3000), (category, recommendation) => {
        const [draft] = draftsFromWeaknesses([{ category, score: 10, recommendation }]);
        expect(validateDraft(draft!)).toEqual({});
        if (isWellFormed(category + recommendation)) expect(isWellFormed(JSON.stringify(draft))).toBe(true);
      }),
    );
  });

  it('what its own form accepts is read again from its file', () => {
    const now = new Date(2026, 0, 5);
    const text = fc.oneof(hostileText(), fc.constantFrom('x', 'Online', ''));
    const day = fc.constantFrom('2026-02-03', '2026-02-29', '');
    const zone = fc.constantFrom('America/Denver', 'Etc/Unknown', '', undefined);
    const website = fc.oneof(fc.webUrl(), hostileText());
    let accepted = 0;
    fc.assert(
      fc.property(text, text, text, day, website, zone, (title, location, description, date, website, timeZone) => {
        const event = {
          title,
          date,
          time: '09:00',
          location,
          type: 'Summit' as const,
          organizer: title,
          description,
          website,
        };
        if (Object.keys(validateEvent(event, now)).length === 0) {
          const made = eventFromDraft(event, [], now, timeZone);
          expect(importEvents(exportEvents([made], now).json)).toEqual([made]);
          expect(eventTimestamps(made).start).toContain('2026-02-03T09:00:00');
          accepted++;
        }
        const term = {
          term: title,
          abbreviation: '',
          category: 'Channel' as const,
          definition: description,
          examples: location,
        };
        if (Object.keys(validateTerm(term)).length === 0) {
          const made = termFromDraft(term, []);
          expect(importTerms(exportTerms([made], now).json)).toEqual([made]);
          accepted++;
        }
        const risk: RiskDraft = { ...newDraft(), title, description, category: 'Technology', owner: location };
        if (Object.keys(validateDraft(risk)).length === 0) {
          const made = addRisk(createDocument(now), risk, now);
          expect(importMatrix(exportMatrix(made, now).json)).toEqual(made);
          accepted++;
        }
      }),
    );
    expect(accepted).toBeGreaterThan(50);
  });

  it('an id that is taken gets a number, and a slug is short and whole', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        const id = whole(text).slice(0, 100);
        const { own } = addOwn([{ id, a: 1 }], [], [{ id, a: 2 }]);
        expect(isWellFormed(own[0]!.id) || !isWellFormed(id)).toBe(true);
        const slug = slugOf(text);
        expect(isWellFormed(slug)).toBe(true);
        expect(bytes(slug)).toBeLessThanOrEqual(180);
      }),
    );
  });
});
