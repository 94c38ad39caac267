import { expect, it, onTestFinished, vi } from 'vitest';
import { askedFields, readableAnswers, type FieldDefinition } from './fieldDefinition';
import { schemaOf } from './schemaOf';

const options = ['risk', 'cloud'].map((value) => ({ value, label: `About ${value}` }));
const fields: FieldDefinition[] = [
  { name: 'brief', label: 'Send the brief', type: 'consent' },
  { name: 'topic', label: 'Topic', type: 'option', options, when: { field: 'brief', is: [true] } },
  { name: 'other', label: 'Other', type: 'text', maxLength: 9, when: { field: 'topic', is: ['risk', 'cloud'] } },
  { name: 'topics', label: 'Topics', type: 'options', options },
  { name: 'seats', label: 'Seats', type: 'number', min: 0, max: 0 },
  { name: 'files', label: 'Files', type: 'file', accept: ['pdf'], maxBytes: 9 },
];
const answers = { brief: true, topic: 'cloud', other: '', topics: ['cloud', 'risk'], seats: 0 };
const files = ['a.pdf', 'b.pdf'].map((name) => ({ name, type: '', size: 1, data: 'eA==' }));

it('asks for nothing that depends on an answer that is not asked for any more', () => {
  const asked = (brief: boolean) => askedFields(fields, { ...answers, brief }).map(({ name }) => name);
  expect(asked(true)).toEqual(['brief', 'topic', 'other', 'topics', 'seats', 'files']);
  expect(asked(false)).toEqual(['brief', 'topics', 'seats', 'files']);
});

it('says answers in the words of the form, zero too, and leaves out empty ones', () => {
  const said = (given: Partial<typeof answers> & { files?: typeof files }) =>
    readableAnswers(fields, { ...answers, ...given }).map(({ label, value }) => `${label}: ${value}`);
  expect(said({ files })).toEqual([
    'Send the brief: Yes',
    'Topic: About cloud',
    'Topics: About cloud, About risk',
    'Seats: 0',
    'Files: a.pdf, b.pdf',
  ]);
  expect(said({ brief: false, topic: '', topics: [] })).toEqual(['Seats: 0']);
});

it.each([
  [-1, 'Enter 0 or more.'],
  [1, 'Enter 0 or less.'],
])('holds %d against a limit of zero', async (seats, message) =>
  expect(schemaOf(fields).validate({ ...answers, seats })).rejects.toThrow(message),
);

it('asks for a character that can be seen', async () =>
  expect(schemaOf(fields).validate({ ...answers, other: '\u200b\u3164\u2800' })).rejects.toThrow(
    'Type at least one character that can be seen.',
  ));

it.each([
  ['2026-11-28', 'Enter a date from today to five years ahead.'],
  ['0027-05-15', 'Enter a date from today to five years ahead.'],
  ['2031-11-30', 'Enter a date from today to five years ahead.'],
  ['202700-05-15', 'Enter a date such as 2027-05-31.'],
])('refuses %s as an upcoming date, by the clock of the visitor', async (date, message) => {
  vi.useFakeTimers({ now: new Date(2026, 10, 29, 0, 30), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const upcoming = schemaOf([{ name: 'date', label: 'Date', type: 'date', maxLength: 10, upcoming: true }]);
  for (const taken of ['2026-11-29', '2031-11-29', ''])
    expect(await upcoming.validate({ date: taken })).toEqual({ date: taken });
  await expect(upcoming.validate({ date })).rejects.toThrow(message);
});
