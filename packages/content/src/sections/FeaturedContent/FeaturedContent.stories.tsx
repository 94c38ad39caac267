import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { featuredContentCollection } from '../../collections/featured-content';
import { featuredContent } from '../../collections/featured-content/entries';
import { amounts } from '../../stories/amounts';
import { FeaturedContent } from '.';
import { guide } from './FeaturedContent.guide';

const meta = {
  title: 'Content/Sections/FeaturedContent',
  component: FeaturedContent,
  parameters: { guide, layout: 'fullscreen' },
  args: { label: 'Featured', heading: 'Start with one of these', items: featuredContent },
} satisfies Meta<typeof FeaturedContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(FeaturedContent, amounts('items', featuredContentCollection)),
};

export const PromiseInTitle: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    items: featuredContent.map((item) => ({
      ...item,
      title: `${item.type === 'Report' ? 'Read' : 'Watch'} now: ${item.title}`,
      link: null,
    })),
  },
};
