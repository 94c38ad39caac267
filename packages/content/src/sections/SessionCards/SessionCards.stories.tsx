import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { planningSessionsCollection } from '../../collections/planning-sessions';
import { planningSessions } from '../../collections/planning-sessions/entries';
import { consultationSessions } from '../../collections/consultation-sessions/entries';
import { amounts } from '../../stories/amounts';
import { SessionCards } from '.';
import { guide } from './SessionCards.guide';

const meta = {
  title: 'Content/Sections/SessionCards',
  component: SessionCards,
  parameters: { guide, layout: 'fullscreen' },
  args: { label: 'Sessions', heading: 'Three kinds of session', sessions: consultationSessions },
} satisfies Meta<typeof SessionCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Consultations: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    for (const duration of ['45 minutes', '60 minutes', '30 minutes'])
      await expect(canvas.getByText(duration)).toBeVisible();
  },
};

export const WithWhatIsIncluded: Story = {
  args: { label: 'Sessions', heading: 'Three sessions', sessions: planningSessions },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Full day (8 hours)')).toBeVisible();
    await expect(canvas.getAllByText('Half day (4 hours)')).toHaveLength(2);
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(SessionCards, amounts('sessions', planningSessionsCollection)),
};

export const IncludedInOne: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    sessions: consultationSessions.map((session, place) =>
      place === 1 ? { ...session, includes: ['Questions by email before', 'A summary within a week'] } : session,
    ),
  },
};
