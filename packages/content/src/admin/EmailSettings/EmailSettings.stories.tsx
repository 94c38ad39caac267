import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { preparedBy } from '../../../../../tests/browser/prepared';
import { emailSettings as guide } from '../admin.guide';
import { fail, failTwice, loadAgain, lose, press } from '../failureStories';
import { mailInMemory } from '../mailInMemory';
import type { MailSetup, TestMail } from '../mailSetup';
import { EmailSettings } from '.';

const meta = {
  title: 'Content/Admin/EmailSettings',
  component: EmailSettings,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false } } },
  args: { mail: mailInMemory() },
} satisfies Meta<typeof EmailSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A story of mail settings, and of what becomes of a test mail. */
const withMail = (changes: Partial<MailSetup>, sent?: TestMail) => ({ args: { mail: mailInMemory(changes, sent) } });

/** The test mail is sent, and its result has these words. */
const testedWith = (words: RegExp | string) =>
  preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a test mail' }));
    await expect(await canvas.findByText(words)).toBeVisible();
  });

/** A story of a test mail, with the words of its result. */
const tested = (sent: TestMail, words: RegExp): Story => ({
  ...withMail({}, sent),
  parameters: testedWith(words),
});

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What visitors send is mailed to owner@example.com')).toBeVisible();
    await expect(canvas.getByText('smtp.example.com, port 587')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Accepted: Story = tested(
  { outcome: 'accepted', refused: null, reason: '250 OK' },
  /should be with owner@/,
);

export const SignInRefused: Story = tested(
  { outcome: 'refused', refused: 'sign-in', reason: '535 5.7.8 Authentication failed' },
  /Check both in SMTP_URL\. It said: 535 5\.7\.8/,
);

export const Unreachable: Story = tested(
  { outcome: 'unreachable', refused: null, reason: 'There is no server of that name.' },
  /^There is no server of that name\. Check the host/,
);

export const Refused: Story = tested({ outcome: 'refused', refused: 'recipient', reason: null }, /Check MAIL_TO\.$/);

export const TooLate: Story = tested({ outcome: 'late', refused: null, reason: null }, /may be busy/);

/** After five test mails in ten minutes, for example. */
export const NotSent: Story = {
  parameters: { expectsConsoleErrors: true, ...testedWith(/Please try again in 8 minutes/) },
  args: {
    mail: {
      ...mailInMemory(),
      sendTest: async () => {
        throw Object.assign(new Error(), { reason: '5 test mails were sent. Please try again in 8 minutes.' });
      },
    },
  },
};

export const NothingSet: Story = {
  ...withMail({
    delivery: 'none',
    server: null,
    from: null,
    to: null,
    missing: ['SMTP_URL', 'MAIL_TO'],
    defaults: ['MAIL_FROM', 'MAIL_TO'],
    place: 'secrets',
    retrySeconds: null,
    queue: { waiting: 3, failed: 0, lastFailure: null },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Set SMTP_URL and MAIL_TO\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send a test mail' })).toBeDisabled();
  },
};

export const WrittenToFiles: Story = {
  ...withMail({ delivery: 'file', server: null }, { outcome: 'written', refused: null, reason: null }),
  parameters: testedWith('The mail was written to a file'),
  play: async ({ canvas }) => expect(canvas.getAllByText('Mails are written to files')[0]).toBeVisible(),
};

export const MailsFail: Story = {
  ...withMail({
    queue: {
      waiting: 1,
      failed: 2,
      lastFailure: { reason: '452 4.2.2 The mailbox is full.', nextAt: '2026-11-23T15:00:00Z' },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 messages could not be mailed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show them' })).toHaveAttribute(
      'href',
      '/admin/messages?mail=failed',
    );
  },
};

export const Wrong: Story = {
  ...withMail({ delivery: 'none', problem: 'SMTP_URL must begin with smtp:// or smtps://.', server: null }),
  play: async ({ canvas }) => expect(await canvas.findByText(/Until it is right, messages are stored/)).toBeVisible(),
};

export const Loading: Story = {
  args: { mail: { ...mailInMemory(), load: () => new Promise(() => {}) } },
  play: async ({ canvas }) => expect(canvas.getByText('Loading the mail settings')).toBeInTheDocument(),
};

const flaky = mailInMemory();

export const EveryFailure: Story = {
  parameters: { expectsConsoleErrors: true },
  args: { mail: flaky },
  beforeEach: () => lose(flaky.load),
  play: async ({ canvas }) => {
    await loadAgain(flaky.load, 'Failed to load the mail settings');
    await expect(canvas.getByText('smtp.example.com, port 587')).toBeVisible();
    await failTwice(flaky.sendTest, 'The test mail was not sent', () => press('Send a test mail'));
    await fail(flaky.sendTest, 'The test mail was not sent', () => press('Send a test mail'));
    // What became of the last one is gone while another is sent.
    flaky.sendTest.mockReturnValueOnce(new Promise(() => {}));
    await press('Send a test mail');
    await expect(canvas.queryByText('The test mail was not sent')).toBeNull();
  },
};
