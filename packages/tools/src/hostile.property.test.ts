import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { charactersOf } from '@advisor/ui/text';
import { hostileText, isWellFormed } from '../../../tests/support/hostileText';
import { addOwn } from './directory/own';
import { filterEvents, filtersFromQuery, filtersToQuery } from './industry-calendar/engine';
import { sampleEvents } from './industry-calendar/events';
import { draftsFromWeaknesses } from './risk-matrix/weaknesses';
import { validateDraft } from './risk-matrix/document';
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
