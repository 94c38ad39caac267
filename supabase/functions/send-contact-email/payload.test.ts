import { describe, expect, it } from 'vitest';
import { parsePayload } from './payload.ts';

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
    });
  });

  it('keep line breaks in the message, as \\n', () => {
    expect(parsePayload({ ...contact, message: 'One\r\nTwo\rThree' })).toMatchObject({
      message: { message: 'One\nTwo\nThree' },
    });
  });

  it.each(['name', 'email', 'message'])('need %s', (field) => {
    expect(errorOf({ ...contact, [field]: '   ' })).toMatch(/is required\./);
    expect(errorOf({ ...contact, [field]: undefined })).toMatch(/is required\./);
  });

  it.each([[7], [true], [{}], [['x']]])('refuse %j as a text', (value) => {
    expect(errorOf({ ...contact, company: value })).toBe('Company must be text.');
  });

  it.each(['Ann\nBcc: x@example.com', 'Ann\r', 'Ann\n', 'Ann\ud800'])(
    'refuse control characters in a name: %j',
    (name) => expect(errorOf({ ...contact, name })).toMatch(/^Name contains line breaks or control characters/),
  );

  it('refuse a line break in the e-mail address, also at its end', () => {
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

  it.each([
    ['name', 200],
    ['company', 200],
    ['phone', 50],
    ['message', 5000],
  ] as const)('limit %s to %i characters and say so', (field, limit) => {
    expect(parsePayload({ ...contact, [field]: 'x'.repeat(limit) }).ok).toBe(true);
    expect(errorOf({ ...contact, [field]: 'x'.repeat(limit + 1) })).toContain(`at most ${limit} characters`);
  });

  it('name every problem at once', () => {
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

  it.each(Object.keys(event))('need %s', (field) => {
    expect(errorOf({ ...speaking, eventDetails: { ...event, [field]: '' } })).toMatch(/is required\./);
  });

  it.each(['2027-02-30', '01/03/2027', 'tomorrow', '2027-3-1'])('refuse %s as the date', (eventDate) => {
    expect(errorOf({ ...speaking, eventDetails: { ...event, eventDate } })).toBe(
      'Event date must be a date, written YYYY-MM-DD.',
    );
  });

  it.each(['eventType', 'audienceSize', 'duration', 'budget'])('refuse values of %s that were not offered', (field) => {
    expect(errorOf({ ...speaking, eventDetails: { ...event, [field]: 'else' } })).toMatch(
      /must be one of the values offered\.$/,
    );
  });

  it.each([undefined, null, 'x', []])('refuse %j as the event details', (eventDetails) => {
    expect(errorOf({ ...speaking, eventDetails })).toBe('The event details are missing.');
  });
});

describe('request forms', () => {
  const forms = {
    proposal: {
      title: 'Advisory proposal',
      page: '/contact',
      response: 'Soon.',
      fields: [
        { name: 'objectives', label: 'Objectives', type: 'text', required: true, multiline: true },
        {
          name: 'services',
          label: 'Services',
          type: 'options',
          options: [
            { value: 'risk', label: 'Risk' },
            { value: 'cloud', label: 'Cloud' },
          ],
        },
      ],
    },
  } as const;
  const request = { formType: 'request', name: 'Ann', email: 'ann@example.com' };

  function send(fields: object) {
    return parsePayload({ ...request, requestDetails: { form: 'proposal', fields } }, forms);
  }

  it('are checked by their definition', () => {
    expect(send({ objectives: 'Grow', services: ['risk', 'risk'] })).toMatchObject({
      ok: true,
      message: { details: { form: 'proposal', fields: { objectives: 'Grow', services: ['risk'] } } },
    });
    expect(send({ objectives: 'Grow', services: ['else'] })).toEqual({
      ok: false,
      error: 'Services must be a list of the values offered.',
    });
    expect(send({})).toEqual({ ok: false, error: 'Objectives is required.' });
  });

  describe('with numbers, a consent and a condition', () => {
    const forms = {
      workshop: {
        title: 'Workshop',
        page: '/contact',
        response: 'Soon.',
        fields: [
          { name: 'people', label: 'People', type: 'number', required: true, min: 2, max: 2000, whole: true },
          { name: 'calls', label: 'You may call me', type: 'consent', required: true },
          { name: 'hours', label: 'Hours', type: 'text', required: true, when: { field: 'calls', is: [true] } },
        ],
      },
    } as const;
    const send = (fields: object) => parsePayload({ ...request, requestDetails: { form: 'workshop', fields } }, forms);

    it.each([
      [1200, 1200],
      ['1,200', 1200],
      ["1'200", 1200],
    ])('read %j as a number', (people, read) => {
      expect(send({ people, calls: true, hours: 'Mornings' })).toMatchObject({
        message: { details: { fields: { people: read, calls: true, hours: 'Mornings' } } },
      });
    });

    it.each([
      ['1.200', 'People must be a number.'],
      [2.5, 'People must be a whole number.'],
      [1, 'People must be 2 or more.'],
      [2001, 'People must be 2000 or less.'],
      [null, 'People is required.'],
    ])('refuse %j as a number of people', (people, error) => {
      expect(send({ people, calls: true, hours: 'Mornings' })).toEqual({ ok: false, error });
    });

    it('need the consent, and what is asked after it alone', () => {
      expect(send({ people: 2, calls: false })).toEqual({ ok: false, error: 'You may call me is required.' });
      expect(send({ people: 2, calls: true })).toEqual({ ok: false, error: 'Hours is required.' });
    });
  });

  it.each(['unknown', '__proto__', 'constructor'])('of the name %s do not exist', (form) => {
    expect(errorOf({ ...request, requestDetails: { form, fields: {} } })).toBe(
      'There is no request form of that name.',
    );
  });

  it('need their details', () => expect(errorOf(request)).toBe('The request details are missing.'));
});

it.each([undefined, null, 1, 'x', [contact]])('refuses %j as a payload', (payload) => {
  expect(errorOf(payload)).toBe('The message must be a JSON object.');
});

it.each([undefined, 'newsletter', 7, '__proto__'])('refuses the form type %j', (formType) => {
  expect(errorOf({ ...contact, formType })).toMatch(/^The form type must be/);
});
