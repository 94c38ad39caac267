import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { podcasts } from '../../collections/podcasts/entries';
import { Podcasts } from '.';

const podcastsSection = {
  label: 'Podcasts',
  heading: 'Podcast appearances',
  intro: 'Three conversations that people still write to me about.',
};

const meta = {
  title: 'Content/Sections/Podcasts',
  component: Podcasts,
  parameters: { layout: 'fullscreen' },
  args: { ...podcastsSection, podcasts },
} satisfies Meta<typeof Podcasts>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: podcastsSection.heading })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Listen to/ })).toHaveLength(3);
  },
};
