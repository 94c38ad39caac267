import { describe, expect, it } from 'vitest';
import { storageKeyOf } from './storageKeys';

/** The keys of the elements of a page in their order, each as `id` ('' for none). */
function keysOf(ids: readonly string[], stored: readonly string[] = []) {
  const taken = new Set<string>();
  return ids.map((id) => {
    const key = storageKeyOf({
      tag: 'risk-matrix',
      id,
      isOnly: ids.length === 1,
      isTaken: (each) => taken.has(each),
      isStored: (each) => stored.includes(each),
    });
    taken.add(key);
    return key;
  });
}

// TOOL-18
describe('storageKeyOf', () => {
  it('tells elements without an id apart by their order', () => {
    expect(keysOf(['', '', ''])).toEqual(['advisor-risk-matrix', 'advisor-risk-matrix-2', 'advisor-risk-matrix-3']);
  });

  it('goes by the id, wherever the element is', () => {
    expect(keysOf(['a', '', 'b'])).toEqual(['advisor-risk-matrix#a', 'advisor-risk-matrix', 'advisor-risk-matrix#b']);
    expect(keysOf(['b', 'a'])).toEqual(['advisor-risk-matrix#b', 'advisor-risk-matrix#a']);
    expect(keysOf(['a', 'a'])).toEqual(['advisor-risk-matrix#a', 'advisor-risk-matrix#a-2']);
  });

  it('finds the work that an earlier version kept for a single element with an id', () => {
    const earlier = ['advisor-risk-matrix'];
    expect(keysOf(['a'], earlier)).toEqual(['advisor-risk-matrix']);
    expect(keysOf(['a'], [...earlier, 'advisor-risk-matrix#a'])).toEqual(['advisor-risk-matrix#a']);
    expect(keysOf(['a'])).toEqual(['advisor-risk-matrix#a']);
    expect(keysOf(['a', 'b'], earlier)).toEqual(['advisor-risk-matrix#a', 'advisor-risk-matrix#b']);
  });
});
