import { afterEach, expect, it, vi } from 'vitest';
import { randomId } from './randomId';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

it('is a different random UUID each time', () => {
  const ids = Array.from({ length: 100 }, randomId);
  for (const id of ids) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(100);
});

it('works on an insecure origin', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, randomId);
  for (const id of ids) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(100);
});
