import { describe, expect, it } from 'vitest';
import { fieldErrorsOf, firstMessage, flattenErrors, reasonOf } from './errors';

describe('flattenErrors', () => {
  it('names nested fields by their dotted path, in order', () => {
    expect(flattenErrors({ name: 'Enter your name.', eventDetails: { topic: 'Choose a topic.' } })).toEqual([
      { path: 'name', message: 'Enter your name.' },
      { path: 'eventDetails.topic', message: 'Choose a topic.' },
    ]);
  });

  it('takes the first message of a list and leaves out what holds none', () => {
    expect(flattenErrors({ areas: [undefined, 'Choose an area we offer.'], email: undefined, steps: [] })).toEqual([
      { path: 'areas', message: 'Choose an area we offer.' },
    ]);
  });

  it('finds nothing in a form without errors', () => expect(flattenErrors({})).toEqual([]));
});

describe('firstMessage', () => {
  it.each([
    ['Enter your name.', 'Enter your name.'],
    [[undefined, 'Second.'], 'Second.'],
    [{ topic: 'Choose a topic.' }, undefined],
    [undefined, undefined],
  ])('%o → %o', (error, message) => expect(firstMessage(error)).toBe(message));
});

describe('fieldErrorsOf', () => {
  it('reads the fields of a rejection', () => {
    const rejection = Object.assign(new Error('Refused'), { fields: { email: 'This address bounces.' } });
    expect(fieldErrorsOf(rejection)).toEqual([{ path: 'email', message: 'This address bounces.' }]);
  });

  it.each([[new Error('Network')], ['text'], [null], [{ fields: null }], [{ fields: { email: 3 } }]])(
    'finds none in %o',
    (rejection) => expect(fieldErrorsOf(rejection)).toEqual([]),
  );
});

describe('reasonOf', () => {
  it.each([
    [{ reason: 'Try again in 40 seconds.' }, 'Try again in 40 seconds.'],
    [{ reason: '' }, undefined],
    [{ reason: 7 }, undefined],
    [new Error('offline'), undefined],
    ['offline', undefined],
    [null, undefined],
  ])('of %j is %j', (rejection, reason) => expect(reasonOf(rejection)).toBe(reason));
});
