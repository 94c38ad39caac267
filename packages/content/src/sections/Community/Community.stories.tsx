import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { communityInitiatives } from '../../collections/community-initiatives/entries';
import { Community } from '.';

const meta = {
  title: 'Content/Sections/Community',
  component: Community,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Community',
    heading: 'Community initiatives',
    intro: 'Three nonprofits I work with every month.',
    initiatives: communityInitiatives,
  },
} satisfies Meta<typeof Community>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};
