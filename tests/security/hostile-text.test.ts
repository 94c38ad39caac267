import fc from 'fast-check';
import {
  isChoice,
  type DefinedValues,
  type FieldDefinition,
} from '../../packages/ui/src/forms/definition/fieldDefinition.ts';
import { schemaOf } from '../../packages/ui/src/forms/definition/schemaOf.ts';
import { describe, expect, it } from 'vitest';
import { composeMail } from '../../supabase/functions/send-contact-email/message.ts';
import { parsePayload } from '../../supabase/functions/send-contact-email/payload.ts';
import { hostileText, isWellFormed } from '../hostileText.ts';
import { answersOf, formTitleOf, replyAddress, type Message } from '../../packages/content/src/admin/message.ts';
import { definitions } from '../../packages/content/src/forms/definitions.ts';
import { leastElapsed } from '../../packages/content/src/forms/limits.ts';
import { payloadOf } from '../../packages/content/src/forms/payload.ts';

/** Hostile words in every field that takes words, and what the form needs in the others. */
function answer(field: FieldDefinition): fc.Arbitrary<string | string[]> {
  if (isChoice(field)) {
    const values = field.options.map(({ value }) => value);
    return field.type === 'options' ? fc.subarray(values) : fc.constantFrom(...values);
  }
  if (field.type === 'email') return fc.constantFrom('ada@northwind.example', 'ADA+x@müller.example');
  if (field.type === 'date') return fc.constant('2027-05-31');
  if (field.type === 'url') return fc.constant('https://müller.example/?q=🎉');
  return hostileText(field.maxLength + 5).map((text) => (field.required ? `x${text}` : text));
}

describe.each(definitions.map((definition) => [definition.name, definition] as const))('%s', (_name, definition) => {
  const { fields } = definition;
  const answers: fc.Arbitrary<DefinedValues> = fc.record(
    Object.fromEntries(fields.map((field) => [field.name, answer(field)])),
  );

  it('what it takes is stored, mailed, shown and answered, whatever it is', () => {
    let taken = 0;
    fc.assert(
      fc.property(answers, (values) => {
        const schema = schemaOf(fields);
        if (!schema.isValidSync(values)) return;
        taken++;
        const payload = payloadOf(definition, schema.cast(values) as DefinedValues, {
          trap: '',
          elapsed: leastElapsed,
        });
        const parsed = parsePayload(JSON.parse(JSON.stringify(payload)));
        if (!parsed.ok) throw new Error(parsed.error);
        const { formType, requestId: _none, ...sent } = parsed.message;
        const row: Message = {
          ...sent,
          id: '00000000-0000-4000-8000-000000000000',
          created_at: '2026-11-20T15:04:00Z',
          form_type: formType,
          mailed_at: null,
          mail_via: null,
          mail_attempts: 1,
          mail_error: null,
          handled_at: null,
        };
        // What PostgreSQL would count, and refuse: code points, and halves of them.
        expect([...row.name].length).toBeLessThanOrEqual(200);
        expect([...row.message].length).toBeLessThanOrEqual(5000);
        // Half of a character would be escaped there.
        expect(JSON.stringify(row)).not.toMatch(/\\ud[89a-f]/i);

        const { subject, text } = composeMail(row);
        expect(subject).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]/u);
        expect(subject.length).toBeLessThanOrEqual(150);
        expect(isWellFormed(text)).toBe(true);
        expect(text).toContain(row.message);

        expect(formTitleOf(row)).toBe(definition.title);
        for (const { value } of answersOf(row)) expect(isWellFormed(value)).toBe(true);
        expect([...new URL(replyAddress(row)).searchParams.keys()]).toEqual(['subject', 'body']);
      }),
      { numRuns: 200 },
    );
    expect(taken).toBeGreaterThan(0);
  });
});
