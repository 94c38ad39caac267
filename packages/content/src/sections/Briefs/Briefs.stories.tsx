import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { briefs } from '../../collections/briefs/entries';
import { Briefs } from '.';

const meta = {
  title: 'Content/Sections/Briefs',
  component: Briefs,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Briefs', heading: 'Three briefs', briefs },
} satisfies Meta<typeof Briefs>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getAllByRole('list')).toHaveLength(4);
  },
};
