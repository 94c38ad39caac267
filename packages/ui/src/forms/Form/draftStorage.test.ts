import { expect, it } from 'vitest';
import { fitting } from './draftStorage';

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
