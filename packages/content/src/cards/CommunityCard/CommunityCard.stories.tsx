import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { communityInitiatives } from '../../collections/community-initiatives/entries';
import { communityInitiative } from '../../collections/community-initiatives/schema';
import { withLongTexts } from '../withLongTexts';
import { CommunityCard } from '.';

const meta = {
  title: 'Content/Cards/CommunityCard',
  component: CommunityCard,
  args: { initiative: communityInitiatives[0]! },
} satisfies Meta<typeof CommunityCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.initiative.name })).toBeVisible();
    await expect(canvas.getByText(args.initiative.impact)).toBeVisible();
  },
};

/** Every text is as long as the owner may write it. */
export const LongTexts: Story = { args: { initiative: withLongTexts(communityInitiative, communityInitiatives[0]!) } };
