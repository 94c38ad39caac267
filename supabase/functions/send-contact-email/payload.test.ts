import { describe, expect, it } from 'vitest';
import type { RequestForms } from './forms.ts';
import { parsePayload as parseAt } from './payload.ts';

/** At the turn of a day in Greenwich, when it is still the day before in half of the world. */
const now = new Date('2026-11-29T00:30Z');
const parsePayload = (payload: unknown, forms?: RequestForms) => parseAt(payload, forms, now);

const contact = { formType: 'contact', name: 'Ann Lee', email: 'ann@example.com', message: 'Hello' };
const event = { organizationName: 'Acme', eventName: 'Summit', eventDate: '2027-03-01', eventLocation: 'Chicago' };
const speaking = {
  formType: 'speaking',
  name: 'Ann Lee',
  email: 'ann@example.com',
  company: 'Acme',
  eventDetails: event,
};

/** The error for a payload. */
function errorOf(payload: unknown): string {
  const result = parsePayload(payload);
  if (result.ok) throw new Error('accepted');
  return result.error;
}

describe('contact messages', () => {
  it('are trimmed, with empty optional fields as null and unknown fields left out', () => {
    expect(parsePayload({ ...contact, name: '  Ann Lee ', company: ' ', extra: 1 })).toEqual({
      ok: true,
      message: {
        formType: 'contact',
        name: 'Ann Lee',
        email: 'ann@example.com',
        company: null,
        phone: null,
        message: 'Hello',
        details: null,
      },
      isSuspicious: false,
    });
  });

  it('keep line breaks in the message, as \\n', () => {
    expect(parsePayload({ ...contact, message: 'One\r\nTwo\rThree' })).toMatchObject({
      message: { message: 'One\nTwo\nThree' },
    });
  });

  it.each(['Ann\nBcc: x@example.com', 'Ann\r', 'Ann\n', 'Ann\ud800'])(
    'refuse control characters in a name: %j',
    (name) => expect(errorOf({ ...contact, name })).toMatch(/^Name contains line breaks or control characters/),
  );

  it('refuse a line break in the email address, also at its end', () => {
    expect(errorOf({ ...contact, email: 'ann@example.com\n' })).toMatch(/^Email contains line breaks/);
  });

  it.each([
    'A\u0000nn',
    'Ann\u2028',
    'Ann\u0085',
    '\u202eAnn\u202c',
    '\u2068Ann\u2069',
    '\tAnn\u000b',
    '\ufeffA\u00adnn\u200b',
  ])('take away what nobody sees in a name: %j', (name) =>
    expect(parsePayload({ ...contact, name })).toMatchObject({ message: { name: 'Ann' } }),
  );

  it('take away what nobody sees in a message, and keep what shapes letters and emoji', () => {
    const message = 'a\u0007b\u000b\u202ec\u202c 👩‍👩‍👧‍👦 می\u200cخواهم';
    expect(parsePayload({ ...contact, message })).toMatchObject({ message: { message: 'ab\nc 👩‍👩‍👧‍👦 می\u200cخواهم' } });
  });

  it('refuse half of a character in the message', () => {
    expect(errorOf({ ...contact, message: 'a\ud800b' })).toMatch(/^Message contains control characters/);
  });

  it('name every problem at once', () => {
    expect(errorOf({ ...contact, name: '\u3164\u2800', message: '\ufe0f' })).toBe(
      'Name needs at least one character that can be seen. Message needs at least one character that can be seen.',
    );
    expect(errorOf({ formType: 'contact', email: 'nobody' })).toBe(
      'Name is required. Email must be exactly one address, such as name@example.com. Message is required.',
    );
  });
});

describe('speaking requests', () => {
  it('carry the event, with an optional message', () => {
    expect(parsePayload({ ...speaking, eventDetails: { ...event, budget: '25k+', topic: '' } })).toMatchObject({
      ok: true,
      message: { formType: 'speaking', company: 'Acme', message: '', details: { ...event, budget: '25k+' } },
    });
  });

  it.each(['2027-02-30', '01/03/2027', 'tomorrow', '2027-3-1', '202700-05-15'])(
    'refuse %s as the date',
    (eventDate) => {
      expect(errorOf({ ...speaking, eventDetails: { ...event, eventDate } })).toBe(
        'Event date must be a date, written YYYY-MM-DD.',
      );
    },
  );

  it.each(['2026-11-27', '0027-05-15', '2031-11-30', '9999-12-31'])(
    'refuse %s, which is past or far ahead',
    (eventDate) =>
      expect(errorOf({ ...speaking, eventDetails: { ...event, eventDate } })).toBe(
        'Event date must be a day from today to five years ahead.',
      ),
  );

  it.each(['2026-11-28', '2026-11-29', '2031-11-29'])('take %s, which is upcoming where the sender is', (eventDate) =>
    expect(parsePayload({ ...speaking, eventDetails: { ...event, eventDate } })).toMatchObject({ ok: true }),
  );

  it.each([undefined, null, 'x', []])('refuse %j as the event details', (eventDetails) => {
    expect(errorOf({ ...speaking, eventDetails })).toBe('The event details are missing.');
  });
});

describe('request forms', () => {
  const request = { formType: 'request', name: 'Ann', email: 'ann@example.com' };

  it.each(['unknown', '__proto__', 'constructor'])('of the name %s do not exist', (form) => {
    expect(errorOf({ ...request, requestDetails: { form, fields: {} } })).toBe(
      'There is no request form of that name.',
    );
  });

  it('need their details', () => expect(errorOf(request)).toBe('The request details are missing.'));
});

// What takes quadratic time does not end within the limit of a test.
it.each([
  ['Ann@Bücher.EXAMPLE', 'Ann@xn--bcher-kva.example'],
  ['Ann@xn--bcher-kva.example', 'Ann@xn--bcher-kva.example'],
  ['ann@example.com', 'ann@example.com'],
])('the address %s is kept as %s, so that each mailbox has one spelling', (typed, email) =>
  expect(parsePayload({ ...contact, email: typed })).toMatchObject({ ok: true, message: { email } }),
);

it.each(['text', 'email', 'tel', 'url', 'date', 'option', 'number'] as const)(
  'refuses 450,000 characters as %s before it reads them',
  (type) => {
    const form = {
      title: 'Form',
      page: '/form',
      response: 'Soon.',
      fields: [{ name: 'answer', label: 'Answer', type }],
    };
    const requestDetails = { form: 'form', fields: { answer: `${' '.repeat(450_000)}1` } };
    const result = parsePayload({ ...contact, formType: 'request', requestDetails }, { form } as RequestForms);
    expect(result).toEqual({ ok: false, error: 'Answer is too long: at most 100 characters are accepted.' });
  },
);

it.each([undefined, null, 1, 'x', [contact]])('refuses %j as a payload', (payload) => {
  expect(errorOf(payload)).toBe('The message must be a JSON object.');
});

it.each([undefined, 'newsletter', 7, '__proto__'])('refuses the form type %j', (formType) => {
  expect(errorOf({ ...contact, formType })).toMatch(/^The form type must be/);
});
