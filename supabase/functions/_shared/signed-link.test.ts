import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLink, signLink } from './signed-link.ts';

const secret = 'a secret of this test';
const later = new Date(Date.now() + 60_000);
const link = { purpose: 'guide', id: 'b0f3a2ce-0000-4000-8000-000000000001', expiresAt: later };

describe('a signed link', () => {
  it('gives back what was signed, and fits into a fragment as it is', async () => {
    const token = await signLink(secret, link);
    expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/);
    expect(await readLink(secret, 'guide', token)).toEqual({
      ok: true,
      id: link.id,
      expiresAt: new Date(Math.floor(later.getTime() / 1000) * 1000),
    });
  });

  it('holds any id', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 100, unit: 'grapheme' }), async (id) => {
        const read = await readLink(secret, 'guide', await signLink(secret, { ...link, id }));
        expect(read).toMatchObject({ ok: true, id });
      }),
      { numRuns: 50 },
    );
  });

  it('is over at its time, to the second', async () => {
    const expiresAt = new Date('2027-01-01T00:00:00Z');
    const token = await signLink(secret, { ...link, expiresAt });
    const at = (now: string) => readLink(secret, 'guide', token, new Date(now));
    expect((await at('2026-12-31T23:59:59Z')).ok).toBe(true);
    expect(await at('2027-01-01T00:00:00Z')).toEqual({ ok: false, reason: 'expired' });
  });

  it('is good for its purpose alone', async () => {
    const token = await signLink(secret, link);
    expect(await readLink(secret, 'brief-confirm', token)).toEqual({ ok: false, reason: 'wrong purpose' });
  });

  it('is signed by one secret alone', async () => {
    const token = await signLink('another secret', link);
    expect(await readLink(secret, 'guide', token)).toEqual({ ok: false, reason: 'tampered' });
  });

  it('is not taken with a single character changed, wherever it is', async () => {
    const token = await signLink(secret, link);
    for (let at = 0; at < token.length; at++) {
      const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
      expect((await readLink(secret, 'guide', changed)).ok, changed).toBe(false);
    }
  });

  it('cannot be signed anew for longer', async () => {
    const token = await signLink(secret, link);
    const [, mac] = token.split('.');
    const longer = Buffer.from(JSON.stringify(['guide', link.id, 9_999_999_999])).toString('base64url');
    expect(await readLink(secret, 'guide', `${longer}.${mac}`)).toEqual({ ok: false, reason: 'tampered' });
  });

  it.each([
    ['nothing', ''],
    ['no text', null],
    ['a list', []],
    ['one part', 'abc'],
    ['a cut one', 'WyJndWlkZSJd.AAAA'],
    ['three parts', 'a.b.c'],
    ['other characters', 'WyJn dWlkZSJd.====' as string],
    ['a huge text', 'a'.repeat(100_000)],
  ])('is malformed: %s', async (_name, token) => {
    expect(await readLink(secret, 'guide', token)).toEqual({ ok: false, reason: 'malformed' });
  });

  it('is malformed, whatever else is written in its place', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 300 }), async (token) => {
        expect((await readLink(secret, 'guide', token)).ok).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});
