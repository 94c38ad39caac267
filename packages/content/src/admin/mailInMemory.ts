import { fn } from 'storybook/test';
import type { MailSetup, MailStore, TestMail } from './mailSetup';

export const sampleMailSetup: MailSetup = {
  delivery: 'smtp',
  problem: null,
  server: { host: 'smtp.example.com', port: 587, encryption: 'starttls', signsIn: true },
  from: 'website@example.com',
  to: 'owner@example.com',
  missing: [],
  defaults: [],
  place: 'environment',
  retrySeconds: 60,
  queue: { waiting: 0, failed: 0, lastFailure: null },
};

/** Mail settings for stories. */
export function mailInMemory(
  changes: Partial<MailSetup> = {},
  sent: TestMail = { outcome: 'accepted', refused: null, reason: '250 2.0.0 Queued' },
) {
  return {
    load: fn<MailStore['load']>(async () => ({ ...sampleMailSetup, ...changes })),
    sendTest: fn<MailStore['sendTest']>(async () => sent),
  } satisfies MailStore;
}
