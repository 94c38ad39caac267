import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { publications } from '../../collections/publications/entries';
import { Publications } from '.';

const meta = {
  title: 'Content/Sections/Publications',
  component: Publications,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Writing', heading: 'Publications', publications },
} satisfies Meta<typeof Publications>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getAllByRole('link', { name: /opens in a new tab/ })).toHaveLength(4);
  },
};
