import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleContentPicture } from '../../illustrations/samplePhoto';
import { portraitOpening as guide } from '../sections.guide';
import { PortraitOpening } from '.';

const meta = {
  title: 'Content/Sections/PortraitOpening',
  component: PortraitOpening,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    label: 'For the press',
    headline: 'Media kit',
    lead: 'Facts, a biography and files.',
    ownerName: 'Ada Sample',
  },
} satisfies Meta<typeof PortraitOpening>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a photo, the monogram. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Media kit' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Monogram of Ada Sample' })).toBeVisible();
  },
};

export const WithPhoto: Story = {
  args: { portrait: sampleContentPicture },
  play: async ({ canvas, args }) => expect(canvas.getByRole('img', { name: args.portrait!.alt })).toBeVisible(),
};
