import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, within } from 'storybook/test';
import { VisitCounts, type VisitCount } from '.';
import { sampleCounts } from './sampleCounts';

const now = new Date('2026-11-25T12:00:00Z');

const meta = {
  title: 'Content/Admin/VisitCounts',
  component: VisitCounts,
  parameters: { layout: 'fullscreen' },
  args: { load: async (): Promise<readonly VisitCount[]> => sampleCounts(now), now: () => now },
} satisfies Meta<typeof VisitCounts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** COUNT-10: figures, charts by day, and lists. */
export const Month: Story = {
  args: { load: fn(async () => sampleCounts(now)) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('figure', { name: /^Pages seen by day/ })).toBeVisible();
    await expect(args.load).toHaveBeenCalledWith('2026-10-27');
    await expect(canvas.getByText(/^1,\d{3} in 30 days, most on /)).toBeVisible();
    const pages = within(canvas.getByRole('table', { name: /^Most seen pages/ }));
    await expect(pages.getAllByRole('row')).toHaveLength(11);
    await expect(pages.getByRole('row', { name: '/home 412' })).toBeVisible();
    await expect(pages.queryByRole('link', { name: '/recipes/*' })).toBeNull();
    const forms = within(canvas.getByRole('table', { name: /^Forms begun and sent/ }));
    await expect(forms.getByRole('row', { name: /^Message.* 51 18$/ })).toBeVisible();
    await userEvent.click(canvas.getAllByText('As a table')[0]!);
    await expect(canvas.getAllByRole('columnheader', { name: 'Day' })[0]).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('figure', { name: /^Downloads/ });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Before the first visit. */
export const Empty: Story = {
  args: { load: async () => [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Nothing was counted in these days.')).toHaveLength(7);
    await expect(canvas.getAllByText('0')).toHaveLength(6);
  },
};

/** A single visit to one page. */
export const One: Story = {
  args: {
    load: async () => [
      { kind: 'view', day: '2026-11-25', name: null, total: 1 },
      { kind: 'view', day: null, name: '/home', total: 1 },
    ],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('1 in 30 days, most on 25 Nov: 1.')).toBeVisible(),
};

export const Loading: Story = {
  args: { load: () => new Promise(() => {}) },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading what was counted'),
};

export const LoadFails: Story = {
  parameters: { expectsConsoleErrors: true },
  args: { load: fn(async () => Promise.reject(new Error('no answer'))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load what was counted');
  },
};

export const LoadTriedAgain: Story = {
  ...LoadFails,
  tags: ['!autodocs'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await LoadFails.play?.(context);
    mocked(args.load).mockResolvedValue(sampleCounts(now));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('figure', { name: /^Pages seen by day/ })).toBeVisible();
  },
};
