import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { whyWorkWithMe } from '../../lists/home';
import { WhyWorkWithMe } from '.';

const meta = {
  title: 'Content/Sections/WhyWorkWithMe',
  component: WhyWorkWithMe,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WhyWorkWithMe>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(whyWorkWithMe.length);
  },
};
