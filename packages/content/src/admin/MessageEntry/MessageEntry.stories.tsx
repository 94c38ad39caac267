import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { preparedBy } from '../../../../../tests/browser/prepared';
import { sampleMessages } from '../sampleMessages';
import { MessageEntry } from '.';
import { messageEntry as guide } from '../admin.guide';

const [contact, speaking, request] = sampleMessages;

const meta = {
  title: 'Content/Admin/MessageEntry',
  component: MessageEntry,
  parameters: { guide },
  args: { message: contact!, onHandledChange: fn() },
} satisfies Meta<typeof MessageEntry>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor's text is shown as text, including markup. */
export const Contact: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('dl:empty')).toBeNull();
    await expect(canvas.getByText(/<b>security<\/b> program/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reply to Ada Okafor' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:ada@northwind\.example\?subject=Re%3A%20Your%20message%20%5BA7K2-9QXD%5D&body=/),
    );
    await expect(canvas.getByText('A7K2-9QXD')).toBeVisible();
    await expect(canvas.getByText('Mailed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as handled (Ada Okafor)' }));
    await expect(args.onHandledChange).toHaveBeenLastCalledWith(true);
  },
};

/** The answers have the labels that the visitor saw; the reason of a failed mail is shown. */
export const Speaking: Story = {
  args: { message: speaking! },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Audience size')).toBeVisible();
    await expect(canvas.getByText('251–500 people')).toBeVisible();
    await expect(canvas.getByText('Tried 3 times; the mail server said: 451 Mailbox busy, try later')).toBeVisible();
  },
};

/** Files that came with a message are downloaded, never shown: their sender is a stranger. */
export const WithFiles: Story = {
  args: {
    message: {
      ...request!,
      details: {
        form: 'consultation',
        fields: { agenda: [{ name: `${'agenda-'.repeat(12)}.pdf`, size: 12_000, sha256: 'ab' }] },
      },
    },
    onDownload: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Download agenda-.+\.pdf \(12 KB\)$/ }));
    await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ sha256: 'ab' }));
  },
};

/** The report of a tool is read in place, as plain text: markup is only text, and what turns the direction of text is left out. */
export const WithReport: Story = {
  args: {
    message: {
      ...request!,
      details: {
        form: 'consultation',
        fields: {
          sendReport: true,
          reportSummary: 'Overall score: 42 % (High Risk)',
          report: [{ name: 'security-assessment-2026-01-05.md', size: 4_100, sha256: 'cd' }],
        },
      },
    },
    onDownload: fn(),
    onRead: fn(async () => new TextEncoder().encode('# Report\n<img src=x onerror=alert(1)>\u202e[x](javascript:1)')),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Summary of my result')).toBeVisible();
    await expect(canvas.getByText('Overall score: 42 % (High Risk)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Read security-assessment/, expanded: false }));
    const shown = await canvas.findByRole('region', { name: 'security-assessment-2026-01-05.md' });
    await expect(shown.textContent).toBe('# Report\n<img src=x onerror=alert(1)>[x](javascript:1)');
    await expect(shown.querySelector('img, a')).toBeNull();
    await expect(args.onRead).toHaveBeenCalledWith(expect.objectContaining({ sha256: 'cd' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Hide security-assessment/, expanded: true }));
    await expect(shown).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Download security-assessment/ }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

/** A report that cannot be loaded says so, and can be tried again. */
export const ReportNotLoaded: Story = {
  args: {
    ...WithReport.args,
    message: {
      ...request!,
      details: { form: 'consultation', fields: { report: [{ name: 'REPORT.TXT', size: 4_100, sha256: 'cd' }] } },
    },
    onRead: fn(async () => Promise.reject(new Error('offline'))),
  },
  parameters: {
    expectsConsoleErrors: true,
    ...preparedBy(async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: /^Read/ }));
      await canvas.findByText('REPORT.TXT could not be loaded');
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('REPORT.TXT could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Read/ })).toBeEnabled();
  },
};

export const Handled: Story = {
  args: { message: request! },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('MSP business growth session')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as open (Priya Raman)' }));
    await expect(args.onHandledChange).toHaveBeenLastCalledWith(false);
  },
};

/** Without a mail server no mail was sent, and the entry says so. */
export const SavedAsFile: Story = {
  args: { message: { ...contact!, mail_via: 'file', mail_error: '451 Mailbox busy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved as a file')).toBeVisible();
    await expect(canvas.getByText('Saved as a file, no mail server is set up.')).toBeVisible();
    await expect(canvas.queryByText('Mailed')).toBeNull();
    await expect(canvas.queryByText(/the mail server said/)).toBeNull();
  },
};

/** Text in other scripts, with many code points per letter, and with lone surrogates. */
export const OtherScripts: Story = {
  args: {
    message: {
      ...contact!,
      name: 'דנה 👩‍👩‍👧‍👦 مريم',
      company: 'नमस्ते',
      phone: 'नमस्ते',
      message: `${'a'.repeat(499)}🎉 ${'Z\u0321\u0335\u0353'.repeat(20)} \ud83c`,
    },
  },
  play: async ({ canvas }) => {
    const reply = canvas.getByRole('link', { name: /^Reply to/ });
    await expect(decodeURIComponent(reply.getAttribute('href')!)).toContain(`> ${'a'.repeat(499)}…`);
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: /Mark as/ })).toHaveAttribute('aria-busy', 'true'),
};
