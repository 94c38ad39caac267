import { describe, expect, it } from 'vitest';
import { readEmail } from '../../../apps/server/auth/call.ts';
import { weaknessOf } from '../../../apps/server/auth/password-rules.ts';
import { readCode } from '../../../apps/server/auth/secrets.ts';
import { isFileName } from '../../../apps/server/files/names.ts';
import { safeFileName } from '../../../packages/ui/src/forms/FileField/fileRules.ts';
import { readNumber } from '../../../packages/ui/src/text/number.ts';
import {
  charactersOf,
  cutText,
  hasVisibleCharacter,
  shorten,
  tidyText,
  wellFormed,
} from '../../../packages/ui/src/text/text.ts';
import { readLink } from '../../../supabase/functions/_shared/signed-link.ts';
import {
  contactFields,
  requestForms,
  speakingFields,
} from '../../../supabase/functions/send-contact-email/forms.generated.ts';
import type { FieldDefinition } from '../../../supabase/functions/send-contact-email/forms.ts';
import { logLine } from '../../../supabase/functions/send-contact-email/log.ts';
import { composeMail } from '../../../supabase/functions/send-contact-email/message.ts';
import { parsePayload } from '../../../supabase/functions/send-contact-email/payload.ts';
import { addressKey, networkKey } from '../../../supabase/functions/send-contact-email/rate-limit.ts';
import {
  hasControlCharacters,
  isCalendarDate,
  isSingleAddress,
} from '../../../supabase/functions/send-contact-email/rules.generated.ts';
import {
  completeWebAddress,
  isWebAddress,
} from '../../../supabase/functions/send-contact-email/webAddress.generated.ts';

/** What strangers send, read by each function that it reaches: the time grows with the length of a text, not with its square. */

const message = { formType: 'contact', name: 'Ann Lee', email: 'ann@example.com', message: 'Hello' };

/** Payloads with a text as the answer to each field of each form. */
function readByForms(answer: string): void {
  const answers = (fields: readonly FieldDefinition[]) => Object.fromEntries(fields.map(({ name }) => [name, answer]));
  parsePayload({ ...message, requestId: answer });
  parsePayload({ ...message, check: { trap: answer } });
  parsePayload({ ...message, ...answers(contactFields) });
  parsePayload({ ...message, formType: 'speaking', eventDetails: answers(speakingFields) });
  for (const [form, { fields }] of Object.entries(requestForms))
    parsePayload({ ...message, formType: 'request', requestDetails: { form, fields: answers(fields) } });
}

const functions: Record<string, (text: string) => unknown> = {
  'tidyText of a line': (run) => tidyText(run, 'line'),
  'tidyText of a text': (run) => tidyText(run, 'text'),
  'tidyText of a code': (run) => tidyText(run, 'code'),
  charactersOf,
  cutText: (run) => cutText(run, run.length / 2),
  shorten: (run) => shorten(run, run.length / 2),
  wellFormed,
  hasVisibleCharacter,
  readNumber,
  'readNumber with a decimal comma': (run) => readNumber(run, ','),
  isSingleAddress,
  isCalendarDate,
  'hasControlCharacters in a line': (run) => hasControlCharacters(run, false),
  'hasControlCharacters in a text': (run) => hasControlCharacters(run, true),
  isWebAddress,
  completeWebAddress,
  safeFileName,
  isFileName,
  logLine,
  addressKey,
  networkKey,
  readEmail,
  readCode,
  weaknessOf: (run) => weaknessOf(run, ['ann@example.com', 'Ann Lee']),
  readLink: (run) => readLink('secret', 'guide', run),
  'parsePayload of every form': readByForms,
  composeMail: (run) =>
    composeMail({
      ...stored,
      name: run,
      company: run,
      message: run,
      details: { form: 'consultation', fields: { goals: run } },
    }),
};

const stored = {
  ...message,
  id: '00000000-0000-4000-8000-000000000000',
  reference: 'A7K2-9QXD',
  created_at: '2026-11-20T15:04:00Z',
  form_type: 'request' as const,
  phone: null,
  mail_attempts: 0,
};

const fillers = [
  ...' \t\n\r\u00a0\u0085\u200b\u00ad\ufe0f\u0301\ud800.-_/\\@=:;,%&?#"\'()[]{}<>|*+^$~0a',
  '\r\n',
  '🎉',
  '\u{1d7ff}',
  '👩\u200d',
  ' a',
  '.a',
  'a.',
  'a@',
  '(0',
  "'a",
  '://',
];
const frames: ((run: string) => string)[] = [(run) => run, (run) => `a${run}`, (run) => `${run}a`, (run) => `a${run}a`];

/** The shortest of some times that a function keeps the processor, in milliseconds, whatever else the machine does. */
async function timeOf(read: (text: string) => unknown, run: string, times: number): Promise<number> {
  let shortest = Infinity;
  for (let time = 0; time < times; time++) {
    const start = process.threadCpuUsage();
    await read(run);
    const { user, system } = process.threadCpuUsage(start);
    shortest = Math.min(shortest, (user + system) / 1000);
  }
  return shortest;
}

describe('four times the text takes far less than sixteen times the time', () => {
  it.each(Object.keys(functions))('%s', async (name) => {
    const read = functions[name]!;
    for (const filler of fillers)
      for (const frame of frames) {
        const [short, long] = [10_000, 40_000].map((length) => frame(filler.repeat(length / filler.length)));
        // Quadratic time would be hundreds of milliseconds; times as short as this cannot be compared.
        if ((await timeOf(read, long!, 1)) < 20) continue;
        const ratio = (await timeOf(read, long!, 5)) / (await timeOf(read, short!, 5));
        expect(ratio, JSON.stringify(long!.slice(0, 12))).toBeLessThan(8);
      }
  });
});
