import { expect, it, vi } from 'vitest';
import { fitting, readDraft, textOf, writeDraft } from './draftStorage';

it('takes from a draft only what the form still has a field of that kind for', () => {
  const initial = { name: '', services: [] as string[] };
  expect(fitting({ name: 'Ada', services: ['risk'], gone: 'x' }, initial)).toEqual({ name: 'Ada', services: ['risk'] });
  expect(fitting({ name: ['Ada'], services: 'risk' }, initial)).toEqual({});
  expect(fitting({ services: [{}] }, initial)).toEqual({});
  const further = { seats: null, consent: false };
  expect(fitting({ seats: 12, consent: true }, further)).toEqual({ seats: 12, consent: true });
  expect(fitting({ seats: '12', consent: null }, further)).toEqual({});
  expect(fitting(JSON.parse('{"__proto__": "x"}') as Record<string, unknown>, initial)).toEqual({});
});

it('the same values are the same text, in whichever order', () => {
  const typed = { name: 'Ada', event: { topic: 'risk', seats: null }, formats: ['b', 'a'] };
  const tidied = { formats: ['b', 'a'], event: { seats: null, topic: 'risk' }, name: 'Ada' };
  expect(textOf(tidied)).toBe(textOf(typed));
  expect(textOf({ ...typed, formats: ['a', 'b'] })).not.toBe(textOf(typed));
});

it('keeps the names of files and not their content', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  const agenda = { name: 'agenda.pdf', type: 'application/pdf', size: 3, data: 'JVBE' };
  writeDraft('sample', { values: { name: 'Ada', data: 'x', services: ['risk'], agenda: [agenda] }, prefill: '{}' });
  expect(readDraft('sample')?.values).toEqual({ name: 'Ada', data: 'x', services: ['risk'], agenda: ['agenda.pdf'] });
  vi.unstubAllGlobals();
});
