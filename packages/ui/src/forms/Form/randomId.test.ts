import { afterEach, expect, it, vi } from 'vitest';
import { randomId } from './randomId';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

it('is a random UUID, another one each time', () => {
  const ids = Array.from({ length: 100 }, randomId);
  for (const id of ids) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(100);
});

it('is one on an insecure origin too', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, randomId);
  for (const id of ids) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(100);
});
