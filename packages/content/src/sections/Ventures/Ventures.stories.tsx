import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ventures } from '../../collections/ventures/entries';
import { Ventures } from '.';

const meta = {
  title: 'Content/Sections/Ventures',
  component: Ventures,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Ventures',
    heading: 'What I build when advice is not enough',
    intro: 'Three of these serve the channel. The fourth has llamas.',
    ventures,
  },
} satisfies Meta<typeof Ventures>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getAllByRole('link', { name: /opens in a new tab/ })).toHaveLength(3);
  },
};
