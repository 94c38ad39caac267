import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { communityInitiativesCollection } from '../../collections/community-initiatives';
import { communityInitiatives } from '../../collections/community-initiatives/entries';
import { amounts } from '../../stories/amounts';
import { Community } from '.';
import { guide } from './Community.guide';

const meta = {
  title: 'Content/Sections/Community',
  component: Community,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    label: 'Community',
    heading: 'Community initiatives',
    intro: 'Three nonprofits I work with every month.',
    initiatives: communityInitiatives,
  },
} satisfies Meta<typeof Community>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(Community, amounts('initiatives', communityInitiativesCollection)),
};

export const ResultsWithoutFigures: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    initiatives: communityInitiatives.map((initiative) => ({
      ...initiative,
      impact: 'Making a real difference in people’s lives',
    })),
  },
};
