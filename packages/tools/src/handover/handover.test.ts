import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearWeaknesses, storeWeaknesses, readWeaknesses, weaknessesKey, hasStoredWeaknesses } from '.';

const weaknesses = [{ category: 'Data Protection', score: 20, recommendation: 'Test a restore every quarter.' }];
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('RISK-13 weaknesses of the assessment sent to the risk matrix', () => {
  it('gives back what was left, until it is forgotten', () => {
    expect(readWeaknesses()).toEqual([]);
    expect(hasStoredWeaknesses()).toBe(false);
    storeWeaknesses(weaknesses);
    expect(hasStoredWeaknesses()).toBe(true);
    expect(readWeaknesses()).toEqual(weaknesses);
    clearWeaknesses();
    expect(readWeaknesses()).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it.each([
    ['no JSON', 'x'],
    ['no record', '[]'],
    ['another version', JSON.stringify({ version: 2, weaknesses })],
    ['a prototype key', '{"version":1,"weaknesses":[{"__proto__":{"x":1}}]}'],
    ['1 MB', JSON.stringify({ version: 1, weaknesses: [{ ...weaknesses[0], recommendation: 'x'.repeat(1e6) }] })],
  ])('takes %s for nothing', (_what, text) => {
    kept.set(weaknessesKey, text);
    expect(readWeaknesses()).toEqual([]);
  });

  it('reads and forgets nothing, without a word, where storage is forbidden', () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    expect(readWeaknesses()).toEqual([]);
    expect(hasStoredWeaknesses()).toBe(false);
    expect(() => clearWeaknesses()).not.toThrow();
    expect(() => storeWeaknesses(weaknesses)).toThrow('forbidden');
  });
});
