import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { communityInitiatives } from '../../collections/community-initiatives/entries';
import { communityInitiative } from '../../collections/community-initiatives/schema';
import { extremes } from '../../stories/extremes';
import { CommunityCard } from '.';
import { guide } from './CommunityCard.guide';

const meta = {
  title: 'Content/Cards/CommunityCard',
  component: CommunityCard,
  parameters: { guide },
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

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(
    CommunityCard,
    {
      ...extremes('initiative', communityInitiative, communityInitiatives[0]!),
      'Many subjects': {
        initiative: { ...communityInitiatives[0]!, focus: communityInitiatives.flatMap(({ focus }) => focus) },
      },
    },
    'rows',
  ),
};

export const SubjectsAsPhrases: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    initiative: {
      ...communityInitiatives[0]!,
      focus: [
        'Finding companies that replace their computers each year',
        'Making sure that nothing is left on a disk',
        'Showing families how to keep a computer safe at home',
      ],
    },
  },
};
