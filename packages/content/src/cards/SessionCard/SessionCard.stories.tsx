import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { planningSessions } from '../../collections/planning-sessions/entries';
import { consultationSessions } from '../../collections/consultation-sessions/entries';
import { session } from '../../collections/sessions/schema';
import { extremes } from '../../stories/extremes';
import { SessionCard } from '.';
import { guide } from './SessionCard.guide';

const meta = {
  title: 'Content/Cards/SessionCard',
  component: SessionCard,
  parameters: { guide },
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

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(
    SessionCard,
    {
      ...extremes('session', session, planningSessions[0]!),
      'Many: thirteen points': {
        session: { ...planningSessions[0]!, includes: planningSessions.flatMap(({ includes = [] }) => includes) },
      },
      'Link: with href': { session: planningSessions[0]!, href: '?type=strategic#form' },
    },
    'columns',
  ),
};

export const DurationRepeated: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    session: {
      ...consultationSessions[0]!,
      title: '45-minute strategy session',
      description: 'A session of 45 minutes to work through one decision about security or technology.',
    },
  },
};
