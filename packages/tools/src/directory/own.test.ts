import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxEntries } from '../share-state/entries';
import { addOwn } from './own';

const entry = (id: string, text = '') => ({ id, text });
const anyEntries = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('a', 'b', 'c', 'a-2'), text: fc.constantFrom('', 'x') }),
  { selector: ({ id }) => id },
);

describe('imported entries', () => {
  it('come behind the own ones', () => {
    expect(addOwn([entry('b')], [entry('a')], [])).toEqual({ own: [entry('a'), entry('b')], added: 1 });
  });

  it('are not doubled when they are there already, in the list or as own', () => {
    expect(addOwn([entry('a'), entry('b')], [entry('a')], [entry('b')])).toEqual({ own: [entry('a')], added: 0 });
  });

  it('are not doubled when they are those of the list in another language', () => {
    const spanish = [entry('a', 'uno')];
    expect(addOwn([entry('a', 'uno'), entry('a', 'mine')], [], [entry('a', 'one')], spanish)).toEqual({
      own: [entry('a-2', 'mine')],
      added: 1,
    });
  });

  it('get another id where theirs is taken', () => {
    const { own } = addOwn([entry('a', 'x'), entry('b', 'x')], [entry('b'), entry('b-2')], [entry('a')]);
    expect(own.slice(2)).toEqual([entry('a-2', 'x'), entry('b-3', 'x')]);
    const { own: both } = addOwn([entry('a', 'x'), entry('a-2', 'x')], [], [entry('a')]);
    expect(both.map(({ id }) => id)).toEqual(['a-2', 'a-2-2']);
    const long = 'i'.repeat(100);
    expect(addOwn([entry(long, 'x')], [], [entry(long)]).own[0]?.id).toHaveLength(92);
  });

  it('never share an id, with each other or with the list, and lose nothing that was there', () => {
    fc.assert(
      fc.property(anyEntries, anyEntries, anyEntries, (imported, before, listed) => {
        const ofList = new Set(listed.map(({ id }) => id));
        const mine = before.filter(({ id }) => !ofList.has(id));
        const { own, added } = addOwn(imported, mine, listed);
        const ids = [...listed, ...own].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(own.slice(0, mine.length)).toEqual(mine);
        expect(own).toHaveLength(mine.length + added);
        expect(addOwn(own, own, listed)).toEqual({ own, added: 0 });
      }),
    );
  });

  it('are refused whole when there would be more than can be kept', () => {
    const many = Array.from({ length: maxEntries }, (_, index) => entry(`n${index}`));
    expect(addOwn(many, [], []).added).toBe(maxEntries);
    expect(() => addOwn(many, [entry('a')], [])).toThrow(/^With these there would be 10,001 entries of your own/);
  });
});
