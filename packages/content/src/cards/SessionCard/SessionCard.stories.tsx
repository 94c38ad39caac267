import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { planningSessions } from '../../collections/planning-sessions/entries';
import { consultationSessions } from '../../collections/consultation-sessions/entries';
import { SessionCard } from '.';

const meta = {
  title: 'Content/Cards/SessionCard',
  component: SessionCard,
  args: { session: consultationSessions[0]! },
} satisfies Meta<typeof SessionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('45 minutes')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const WithWhatIsIncluded: Story = {
  args: { session: planningSessions[0]! },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Full day (8 hours)')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

/** Where it preselects an answer of a form, the whole card is one link. */
export const Choosing: Story = {
  args: { href: '?type=strategy#form' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Strategy session' })).toHaveAttribute('href', '?type=strategy#form');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
