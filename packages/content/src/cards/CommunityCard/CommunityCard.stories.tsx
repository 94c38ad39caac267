import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { communityInitiatives } from '../../collections/community-initiatives/entries';
import { CommunityCard } from '.';

const meta = {
  title: 'Content/Cards/CommunityCard',
  component: CommunityCard,
  args: { initiative: communityInitiatives[0]! },
} satisfies Meta<typeof CommunityCard>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.initiative.name })).toBeVisible();
    await expect(canvas.getByText(args.initiative.impact)).toBeVisible();
  },
};
