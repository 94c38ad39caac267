import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { loadAgain, lose } from '../failureStories';
import { adminDashboard as guide } from '../admin.guide';
import { AdminDashboard } from '.';
import type { Attention } from './AttentionList';

const meta = {
  title: 'Content/Admin/AdminDashboard',
  component: AdminDashboard,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    email: 'owner@example.com',
    onSignOut: fn(),
    loadAttention: async (): Promise<Attention> => ({ newMessages: 1_204, failedMails: 1, drafts: 3, unfit: 1 }),
  },
} satisfies Meta<typeof AdminDashboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Signed in as owner@example.com')).toBeVisible();
    for (const [words, href] of [
      ['1,204 messages to handle', '/admin/messages?state=open'],
      ['1 mail that failed', '/admin/messages?mail=failed'],
      ['1 entry that does not fit', '/admin/content?tab=drafts'],
      ['3 drafts to publish', '/admin/content?tab=drafts'],
    ] as const)
      await expect(await canvas.findByRole('link', { name: words })).toHaveAttribute('href', href);
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: '3 drafts to publish' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The cards of the brief, in their order. */
export const Cards: Story = {
  args: { loadAttention: undefined },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/content',
      '/admin/site-settings',
      '/admin/recipes',
      '/admin/files',
      '/admin/messages',
      '/admin/account',
      '/admin/users',
      '/admin/email-settings',
      '/admin/form-settings',
    ]),
};

export const AllDone: Story = {
  args: { loadAttention: async () => ({ newMessages: 0, failedMails: 0, drafts: 0 }) },
  play: async ({ canvas }) => expect(await canvas.findByText(/^Nothing\. Every message is handled/)).toBeVisible(),
};

/** Where the server makes the backups, the dashboard says when the last one was made. */
export const BackupMade: Story = {
  args: {
    loadAttention: async () => ({
      newMessages: 0,
      failedMails: 0,
      drafts: 0,
      lastBackup: new Date(Date.now() - 86_400_000).toISOString(),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Last backup:/)).toBeVisible();
    await expect(canvas.getByText(/^Nothing\. Every message is handled/)).toBeVisible();
  },
};

export const BackupDue: Story = {
  args: {
    loadAttention: async () => ({ newMessages: 2, failedMails: 0, drafts: 0, lastBackup: '2026-01-05T08:00:00Z' }),
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^The last backup is more than two weeks old\. “pnpm backup”/)).toBeVisible(),
};

export const NoBackup: Story = {
  args: { loadAttention: async () => ({ newMessages: 0, failedMails: 0, drafts: 0, lastBackup: null }) },
  play: async ({ canvas }) => expect(await canvas.findByText(/^There is no backup yet\./)).toBeVisible(),
};

/** What cannot be undone waits for a day where the clock of the server may be wrong. */
export const Held: Story = {
  args: {
    loadAttention: async () => ({
      newMessages: 0,
      failedMails: 0,
      drafts: 0,
      heldMessages: { count: 55, until: '2029-11-29T18:00:00Z' },
      heldDrafts: { count: 1, until: '2029-11-29T18:00:00Z' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^55 messages have expired and will be erased on/)).toBeVisible();
    await expect(canvas.getByText(/^1 scheduled draft is due and will be published on/)).toBeVisible();
  },
};

/** A clock that is wrong by five minutes or more is named. */
export const ClockAhead: Story = {
  args: { loadAttention: async () => ({ newMessages: 0, failedMails: 0, drafts: 0, minutesAhead: 61 }) },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^The clock of this computer is 61 minutes ahead: set it right/)).toBeVisible(),
};

export const ClockBehind: Story = {
  args: { loadAttention: async () => ({ newMessages: 0, failedMails: 0, drafts: 0, minutesAhead: -1_576_800 }) },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^The clock of this computer is 1,095 days behind: set it right/)).toBeVisible(),
};

export const Loading: Story = {
  args: { loadAttention: () => new Promise(() => {}) },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading what needs attention'),
};

const loadAttention = fn(async () => ({ newMessages: 2, failedMails: 0, drafts: 0 }));

export const LoadFails: Story = {
  parameters: { expectsConsoleErrors: true },
  args: { loadAttention },
  beforeEach: () => lose(loadAttention),
  play: async ({ canvas }) => {
    await loadAgain(loadAttention, 'Failed to load what needs attention');
    await expect(canvas.getByRole('link', { name: '2 messages to handle' })).toBeVisible();
  },
};
