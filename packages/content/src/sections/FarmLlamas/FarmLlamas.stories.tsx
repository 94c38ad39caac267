import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FarmLlamas } from '.';

const meta = {
  title: 'Content/Sections/FarmLlamas',
  component: FarmLlamas,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Llamas',
    heading: 'And the llamas',
    text: 'Fourteen at the last count. They guard the lambs next door, grow a fleece that local spinners buy each spring, and have never once opened an attachment.',
    illustration: 'llama',
    illustrationAlt: 'Line drawing of two llamas behind a wooden fence',
  },
} satisfies Meta<typeof FarmLlamas>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: args.heading })).toBeVisible();
    await expect(canvas.getByRole('img', { name: args.illustrationAlt })).toBeVisible();
  },
};
