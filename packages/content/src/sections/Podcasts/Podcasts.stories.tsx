import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { podcastsCollection } from '../../collections/podcasts';
import { podcasts } from '../../collections/podcasts/entries';
import { amounts } from '../../stories/amounts';
import { Podcasts } from '.';
import { guide } from './Podcasts.guide';

const podcastsSection = {
  label: 'Podcasts',
  heading: 'Podcast appearances',
  intro: 'Three conversations that people still write to me about.',
};

const meta = {
  title: 'Content/Sections/Podcasts',
  component: Podcasts,
  parameters: { guide, layout: 'fullscreen' },
  args: { ...podcastsSection, podcasts },
} satisfies Meta<typeof Podcasts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: podcastsSection.heading })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Listen to/ })).toHaveLength(3);
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(Podcasts, amounts('podcasts', podcastsCollection)),
};

export const UnequalDescriptions: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    podcasts: podcasts.map((podcast, place) =>
      place === 0 ? podcast : { ...podcast, description: 'A talk about the trade.' },
    ),
  },
};
