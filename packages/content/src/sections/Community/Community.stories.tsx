import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { communityInitiatives } from '../../collections/community-initiatives/entries';
import { communitySection } from '../../lists/global-initiatives';
import { Community } from '.';

const meta = {
  title: 'Content/Sections/Community',
  component: Community,
  parameters: { layout: 'fullscreen' },
  args: { ...communitySection, initiatives: communityInitiatives },
} satisfies Meta<typeof Community>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};
