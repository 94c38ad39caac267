import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card as EventCard } from '../../cards/Card';
import { Grid } from '../../layout/Grid';
import { Skeleton } from '.';
import { guide } from './Skeleton.guide';

const meta = { title: 'Feedback/Skeleton', component: Skeleton, parameters: { guide } } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not announced: the list around it says what is loading. */
export const Text: Story = {
  play: async ({ canvas }) => expect(canvas.queryByRole('status')).toBeNull(),
};
export const Card: Story = { args: { picture: true, heading: true, lines: 2 } };

/** One of a group has the label. */
export const Group: Story = {
  render: () => (
    <Grid columns={3}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} heading label={index === 0 ? 'Loading events' : undefined} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading events');
  },
};

export const OtherShape: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  render: () => (
    <Grid columns={3}>
      <EventCard heading="MSP growth summit" meta="April 14, 2026">
        Three days for owners of managed service providers.
      </EventCard>
      <Skeleton picture heading lines={6} label="Loading events" />
      <Skeleton picture heading lines={6} />
    </Grid>
  ),
};
