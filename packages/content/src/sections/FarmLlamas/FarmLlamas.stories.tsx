import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { llamas } from '../../lists/brambles-farm';
import { FarmLlamas } from '.';

const meta = {
  title: 'Content/Sections/FarmLlamas',
  component: FarmLlamas,
  parameters: { layout: 'fullscreen' },
  args: llamas,
} satisfies Meta<typeof FarmLlamas>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: llamas.heading })).toBeVisible();
    await expect(canvas.getByRole('img', { name: llamas.illustrationAlt })).toBeVisible();
  },
};
