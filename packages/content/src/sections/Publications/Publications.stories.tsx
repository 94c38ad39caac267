import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { publicationsCollection } from '../../collections/publications';
import { publications } from '../../collections/publications/entries';
import { amounts } from '../../stories/amounts';
import { Publications } from '.';
import { guide } from './Publications.guide';

const meta = {
  title: 'Content/Sections/Publications',
  component: Publications,
  parameters: { guide, layout: 'fullscreen' },
  args: { label: 'Writing', heading: 'Publications', publications },
} satisfies Meta<typeof Publications>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getAllByRole('link', { name: /opens in a new tab/ })).toHaveLength(4);
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(Publications, amounts('publications', publicationsCollection)),
};

export const OldestFirst: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { publications: publications.toReversed() },
};
