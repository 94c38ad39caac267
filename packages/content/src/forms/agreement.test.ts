import { createHash } from 'node:crypto';
import fc from 'fast-check';
import {
  emptyValues,
  isChoice,
  schemaOf,
  type DefinedValues,
  type FieldDefinition,
  type FormFile,
} from '@advisor/ui/forms';
import { describe, expect, it } from 'vitest';
import { anyText, hostileText } from '../../../../tests/support/hostileText';
import { bodyLimit } from '../../../../supabase/functions/send-contact-email/attachments';
import { requestForms } from '../../../../supabase/functions/send-contact-email/forms.generated';
import { parsePayload as parseWith } from '../../../../supabase/functions/send-contact-email/payload';
import { allFields, type FormDefinition } from './definition';
import { definitions as ownDefinitions } from './definitions';
import { minFillTimeMs, limits } from './limits';
import { eventFields, payloadOf, type MessagePayload } from './payload';
import { sampleAnswers, sampleFile } from './sampleAnswers';
import { sampleForm } from './sampleForm';
import { serverForm } from './serverForms';

// FORM-30: with the report of a tool, where a form takes one.
const definitions = ownDefinitions.map((definition) => ({ ...definition, fields: allFields(definition) }));

const check = { trap: '', elapsed: minFillTimeMs };

/** The server's forms, with one that is on no page. */
const serverForms = { ...requestForms, [sampleForm.name]: serverForm(sampleForm) };
const parsePayload = (payload: unknown) => parseWith(payload, serverForms);

type Answer = DefinedValues[string];

/** Anything that a visitor, a paste or a tampered page may put into a field. */
function anyAnswer(field: FieldDefinition): fc.Arbitrary<Answer> {
  if (isChoice(field)) {
    const value = fc.constantFrom(...field.options.map((option) => option.value), 'unknown', '__proto__');
    return field.type === 'options' ? fc.array(value, { maxLength: 9 }) : fc.oneof(value, fc.constant(''));
  }
  if (field.type === 'consent') return fc.boolean();
  if (field.type === 'number') {
    const { min = 0, max = 9 } = field;
    const typed = fc.constantFrom(
      '',
      ' ',
      '12',
      '1,200',
      '12 000',
      "1'200",
      '1.200',
      '1,2',
      '2.5',
      '1e3',
      '1e999',
      'NaN',
      'x',
    );
    const near = fc.constantFrom(min - 1, min, min + 0.5, max, max + 1, null);
    return fc.oneof(typed, near, fc.double({ noNaN: true, noDefaultInfinity: true }).map(unsigned), goodAnswer(field));
  }
  if (field.type === 'file') {
    const good = sampleFile(field);
    const file = fc.constantFrom<FormFile | string>(
      good,
      good.name,
      { ...good, type: '' },
      { ...good, type: 'text/html' },
      { ...good, data: null },
      { ...good, size: 0, data: '' },
      { ...good, name: 'setup.exe' },
      { ...good, name: good.name.toUpperCase() },
      { ...good, data: btoa('MZ\x90\0'), size: 4 },
    );
    return fc.array(file, { maxLength: (field.maxFiles ?? 1) + 1 }) as fc.Arbitrary<FormFile[]>;
  }
  const { maxLength } = field;
  const wild = fc.oneof(
    hostileText(maxLength + 1),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    anyText,
    fc.constantFrom(
      '',
      ' ',
      'Ada\r\nBcc: eve@example.com',
      'Ada\u202e',
      '\ud800',
      'a\u0000b',
      '\u202a+1 574 555 0100\u202c',
      '\u2068Ada\u2069\u200b\u00a0',
      'a\tb\u000bc\u000cd\u2028e\u0085f',
      '\ufeff \u2060',
      'Ada\n',
      'www.people.example',
      ' people.example/x\u200b ',
      'javascript:alert(1)',
      '<script>alert(1)</script>',
      'a\tb\nc',
    ),
    fc.integer({ min: maxLength - 1, max: maxLength + 1 }).map((length) => 'ü'.repeat(length)),
    // Exactly the maximum length, plus characters that are removed.
    fc
      .tuple(fc.constantFrom('', ' ', '\u00a0', '\u200b', '\u202a', '\t'), fc.nat({ max: 3 }))
      .map(([unseen, times]) => unseen.repeat(times) + 'ü'.repeat(maxLength) + unseen.repeat(times)),
  );
  return fc.oneof({ weight: 1, arbitrary: wild }, { weight: 3, arbitrary: goodAnswer(field) });
}

/** JSON has no -0. */
const unsigned = (value: number) => value + 0;

/** Answers that the form should accept. */
function goodAnswer(field: FieldDefinition): fc.Arbitrary<Answer> {
  if (isChoice(field)) {
    const values = field.options.map((option) => option.value);
    return field.type === 'options' ? fc.subarray(values) : fc.constantFrom(...values);
  }
  switch (field.type) {
    case 'consent':
      return field.required ? fc.constant(true) : fc.boolean();
    case 'number': {
      const { min = 0, max = 1_000_000 } = field;
      return fc.integer({ min: Math.ceil(min), max });
    }
    case 'file':
      return fc.constantFrom([sampleFile(field)], ...(field.required ? [] : [[]]));
    case 'email':
      return fc.constantFrom(
        'ada@northwind.example',
        ' o’neil@example.com '.replace('’', "'"),
        'first.last+tag@sub.example.org',
      );
    case 'url':
      return fc.webUrl({ withQueryParameters: true }).filter((url) => url.length <= limits.line);
    case 'date':
      return fc
        .integer({ min: 2, max: field.upcoming ? 4 * 365 : 50_000 })
        .map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
    default: {
      const characters = 'aÄ李ß 🙂<>&"\'@,;:=\\/-'.match(/./gu)!;
      const unit = fc.constantFrom(...characters, ...(field.multiline ? ['\n', '\t'] : []));
      return fc.string({ unit, maxLength: 60 }).map((text) => `x${text}`);
    }
  }
}

/** What makes an answer of any length one of its kind. */
const affixes: Record<string, readonly [before: string, after: string]> = {
  email: ['a@', '.example'],
  url: ['https://a.example/', ''],
};

const answersOf = (fields: readonly FieldDefinition[], answer: typeof anyAnswer): fc.Arbitrary<DefinedValues> =>
  fc.record(Object.fromEntries(fields.map((field) => [field.name, answer(field)])));

/** The request body of the form for these answers, as JSON; undefined if the form rejects them. */
async function submitted(definition: FormDefinition, answers: DefinedValues): Promise<MessagePayload | undefined> {
  const schema = schemaOf(definition.fields);
  if (!(await schema.isValid(answers))) return undefined;
  const text = JSON.stringify(payloadOf(definition, schema.cast(answers) as DefinedValues, check));
  expect(new TextEncoder().encode(text).byteLength).toBeLessThan(bodyLimit(serverForm(definition).fields));
  return JSON.parse(text) as MessagePayload;
}

/** The answers that the row must contain: asked, not empty, an option once, and a file as often as it was chosen. */
function filled(fields: readonly FieldDefinition[], answers: DefinedValues): Record<string, unknown> {
  const cast = schemaOf(fields).cast(answers) as DefinedValues;
  const entries = fields
    .map(({ name }) => [name, cast[name] ?? ''] as const)
    .filter(([, value]) => value !== '' && value !== false && !(Array.isArray(value) && value.length === 0));
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      Array.isArray(value) ? [...new Set((value as (string | FormFile)[]).map(stored))] : value,
    ]),
  );
}

/** A file without its content, which is stored apart. */
function stored(value: string | FormFile) {
  if (typeof value === 'string') return value;
  const { name, size, data } = value;
  return { name, size, sha256: createHash('sha256').update(data!, 'base64').digest('hex') };
}

/** The details that a row of these answers must contain. */
function expectedDetails(definition: FormDefinition, answers: DefinedValues) {
  const { formType, name, fields } = definition;
  if (formType === 'contact') return null;
  return formType === 'request'
    ? { form: name, fields: filled(fields, answers) }
    : filled(eventFields(definition), answers);
}

describe.each([...definitions, sampleForm].map((definition) => [definition.name, definition] as const))(
  '%s',
  (_name, definition) => {
    const { fields, formType } = definition;

    it('what the form accepts the server accepts, and stores nothing else', async () => {
      await fc.assert(
        fc.asyncProperty(answersOf(fields, anyAnswer), async (answers) => {
          const payload = await submitted(definition, answers);
          if (!payload) return;
          const parsed = parsePayload(payload);
          expect(parsed).toMatchObject({ ok: true });
          if (parsed.ok) expect(parsed.message.details).toEqual(expectedDetails(definition, answers));
        }),
        { numRuns: 300 },
      );
    });

    it('what the server accepts as it was typed the form accepts too, and makes the same of it', async () => {
      const schema = schemaOf(fields);
      await fc.assert(
        fc.asyncProperty(answersOf(fields, anyAnswer), async (answers) => {
          // Bypasses the form: neither validated nor normalized there.
          const parsed = parsePayload(JSON.parse(JSON.stringify(payloadOf(definition, answers, check))));
          if (!parsed.ok) return;
          expect(await schema.isValid(answers)).toBe(true);
          expect(parsed.message.details).toEqual(expectedDetails(definition, answers));
        }),
        { numRuns: 300 },
      );
    });

    it('takes an answer of exactly the greatest length, and not one more, on both sides', async () => {
      for (const field of fields) {
        if (!('maxLength' in field) || field.type === 'date') continue;
        const [before, after] = affixes[field.type] ?? ['', ''];
        for (const around of ['', '  ', '\u00a0', '\u200b\u202a', '\t']) {
          const sized = (length: number) => ({
            ...sampleAnswers(fields),
            [field.name]: around + before + 'x'.repeat(length - before.length - after.length) + after + around,
          });
          expect(parsePayload(await submitted(definition, sized(field.maxLength)))).toMatchObject({ ok: true });
          expect(parsePayload(payloadOf(definition, sized(field.maxLength), check))).toMatchObject({ ok: true });
          expect(await submitted(definition, sized(field.maxLength + 1))).toBeUndefined();
          expect(parsePayload(payloadOf(definition, sized(field.maxLength + 1), check))).toMatchObject({ ok: false });
        }
      }
    });

    it('accepts every good answer and keeps all of them', async () => {
      await fc.assert(
        fc.asyncProperty(answersOf(fields, goodAnswer), async (answers) => {
          const payload = await submitted(definition, answers);
          expect(payload).toBeDefined();
          const parsed = parsePayload(payload);
          if (!parsed.ok) throw new Error(parsed.error);
          const { message } = parsed;
          expect(message.email).toBe(String(answers.email).trim());
          expect(message.details).toEqual(expectedDetails(definition, answers));
          const kept = JSON.stringify(message);
          for (const value of Object.values(filled(fields, answers)).flat())
            expect(kept).toContain(JSON.stringify(value).slice(1, -1));
        }),
        { numRuns: 100 },
      );
    });

    it('drops fields that it does not have, wherever they stand', async () => {
      const payload = (await submitted(definition, sampleAnswers(fields)))!;
      const plain = parsePayload(payload);
      expect(plain).toMatchObject({ ok: true });
      const known = new Set([
        ...Object.keys(emptyValues(fields)),
        ...Object.keys(payload),
        'eventDetails',
        'requestDetails',
      ]);
      const extra = fc.dictionary(
        fc
          .oneof(fc.string(), fc.constantFrom('id', 'mailed_at', 'details', 'formTypes', 'to', 'bcc'))
          .filter((key) => !known.has(key)),
        fc.jsonValue(),
      );
      fc.assert(
        fc.property(extra, extra, (outside, inside) => {
          const { eventDetails, requestDetails } = payload;
          const padded = {
            ...outside,
            ...payload,
            ...(eventDetails && { eventDetails: { ...inside, ...eventDetails } }),
            ...(requestDetails && {
              requestDetails: { ...outside, ...requestDetails, fields: { ...inside, ...requestDetails.fields } },
            }),
          };
          expect(parsePayload(padded)).toEqual(plain);
        }),
        { numRuns: 50 },
      );
    });

    /** The payload of valid answers with one of them replaced, as someone would send it bypassing the form. */
    function tampered(field: FieldDefinition, value: unknown) {
      const answers = { ...sampleAnswers(fields), [field.name]: value } as DefinedValues;
      const payload = payloadOf(definition, answers, check);
      // The sender's texts are taken from the answers, which may be of any type here.
      return formType === 'contact' ? { ...payload, [field.name]: value } : payload;
    }
    const errorOf = (payload: unknown) => {
      const parsed = parsePayload(payload);
      if (parsed.ok) throw new Error('accepted');
      return parsed.error;
    };
    const own = formType === 'speaking' ? eventFields(definition) : fields;

    it.each(own.map((field) => [field.name, field] as const))(
      'refuses what does not fit %s, in clear words',
      (_field, field) => {
        const { label } = field;
        if (field.required) {
          const empty = { consent: [false], file: [[]] }[field.type as string] ?? ['', '   '];
          for (const nothing of [...empty, null, undefined])
            expect(errorOf(tampered(field, nothing))).toContain(`${label} is required.`);
        }
        if (isChoice(field)) {
          const words =
            field.type === 'options' ? 'must be a list of the values offered.' : 'must be one of the values offered.';
          expect(errorOf(tampered(field, field.type === 'options' ? ['unknown'] : 'unknown'))).toContain(
            `${label} ${words}`,
          );
          expect(errorOf(tampered(field, field.type === 'options' ? 'unknown' : ['unknown']))).toContain(label);
          expect(errorOf(tampered(field, 7))).toContain(label);
          return;
        }
        if (field.type === 'file') {
          const file = sampleFile(field);
          for (const wrong of ['x', {}, 7, true]) expect(errorOf(tampered(field, wrong))).toContain(`${label} must be`);
          for (const wrong of [
            7,
            null,
            [],
            'x',
            {},
            { ...file, data: '%%%' },
            { ...file, name: 7 },
            { ...file, type: {} },
          ])
            expect(errorOf(tampered(field, [wrong]))).toContain(`${label} must be a list of files, each with a name`);
          const large = { ...file, data: btoa('x'.repeat(field.maxBytes + 1)) };
          expect(errorOf(tampered(field, [large]))).toContain('is too large');
          expect(
            errorOf(
              tampered(
                field,
                Array.from({ length: 10_000 }, () => file),
              ),
            ),
          ).toContain('accepted. Remove');
          return;
        }
        if (field.type === 'consent') {
          for (const wrong of ['true', 1, {}])
            expect(errorOf(tampered(field, wrong))).toContain(`${label} must be true`);
          return;
        }
        if (field.type === 'number') {
          for (const wrong of ['1.200', 'x', true, {}, [1]])
            expect(errorOf(tampered(field, wrong))).toContain(`${label} must be a number.`);
          if (field.whole) expect(errorOf(tampered(field, 2.5))).toContain(`${label} must be a whole number.`);
          if (field.min !== undefined)
            expect(errorOf(tampered(field, field.min - 1))).toContain(`${label} must be ${field.min} or more.`);
          if (field.max !== undefined)
            expect(errorOf(tampered(field, field.max + 1))).toContain(`${label} must be ${field.max} or less.`);
          return;
        }
        for (const wrong of [7, true, {}, ['x']])
          expect(errorOf(tampered(field, wrong))).toContain(`${label} must be text.`);
        const tooLong = 'x'.repeat(field.maxLength + 1);
        expect(errorOf(tampered(field, tooLong))).toContain(
          field.type === 'date'
            ? `${label} must be a date, written YYYY-MM-DD.`
            : `${label} is too long: at most ${field.maxLength} characters are accepted.`,
        );
        expect(errorOf(tampered(field, 'a\ud800b'))).toContain(`${label} contains`);
        if (!field.multiline)
          expect(errorOf(tampered(field, 'a\nb'))).toContain(`${label} contains line breaks or control characters.`);
      },
    );
  },
);

describe('FORM-24: a field with a condition', () => {
  const answers = sampleAnswers(sampleForm.fields);
  const parse = async (changed: DefinedValues) => {
    const payload = await submitted(sampleForm, { ...answers, ...changed });
    const parsed = payload && parsePayload(payload);
    return parsed?.ok ? parsed.message : undefined;
  };

  it('is required while it is asked, in the form and on the server', async () => {
    const without: DefinedValues[] = [{ phone: '' }, { calls: false }, { contract: [] }];
    for (const missing of without) {
      expect(await parse(missing)).toBeUndefined();
      expect(parsePayload(payloadOf(sampleForm, { ...answers, ...missing }, check))).toMatchObject({ ok: false });
    }
  });

  it('is neither sent nor stored when it is not asked, whatever it held', async () => {
    const payload = (await submitted(sampleForm, { ...answers, reply: 'mail' }))!;
    expect(payload.phone).toBe('');
    for (const name of ['phone', 'calls']) expect(payload.requestDetails!.fields).not.toHaveProperty(name);
    const forced = payloadOf(
      sampleForm,
      { ...answers, reply: 'mail', calls: true, otherTopic: 'x'.repeat(9999), topics: [] },
      check,
    );
    const parsed = parsePayload(forced);
    if (!parsed.ok) throw new Error(parsed.error);
    // Not even looked at.
    expect(parsed.message.attachments?.map(({ field }) => field)).toEqual(['agenda']);
    for (const name of ['phone', 'calls', 'otherTopic', 'contract'])
      expect(parsed.message.details!.fields).not.toHaveProperty(name);
  });

  it('is not asked either when the one it depends on is not', async () => {
    const { fields } = (await submitted(sampleForm, { ...answers, brief: false }))!.requestDetails!;
    expect(fields).toMatchObject({ brief: false });
    for (const name of ['frequency', 'weekday']) expect(fields).not.toHaveProperty(name);
    expect((await parse({ brief: false }))?.details!.fields).not.toHaveProperty('weekday');
  });

  it('names a field that stands before it, and answers that this one has', () => {
    for (const { fields } of [...definitions, sampleForm])
      for (const [position, { when }] of fields.entries()) {
        if (!when) continue;
        const other = fields.slice(0, position).find(({ name }) => name === when.field);
        const possible = other && (isChoice(other) ? other.options.map(({ value }) => value) : [true]);
        expect(possible).toEqual(expect.arrayContaining([...when.is]));
      }
  });
});

it('refuses a request form that it does not know', () => {
  const sender = { formType: 'request', name: 'Ada', email: 'ada@example.com' };
  for (const form of ['newsletter', 'contact', '__proto__', '']) {
    expect(parsePayload({ ...sender, requestDetails: { form, fields: {} } })).toEqual({
      ok: false,
      error: 'There is no request form of that name.',
    });
  }
});

it('has forms with a name of their own, an address to answer to and distinct fields', () => {
  expect(new Set(definitions.map(({ name }) => name)).size).toBe(definitions.length);
  for (const { fields, sender } of definitions) {
    const names = fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const required = fields.filter(({ required }) => required).map(({ name }) => name);
    expect(required).toEqual(expect.arrayContaining(['email', ...sender.name]));
  }
});
