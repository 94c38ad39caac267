import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { venturesCollection } from '../../collections/ventures';
import { ventures } from '../../collections/ventures/entries';
import { amounts } from '../../stories/amounts';
import { Ventures } from '.';
import { guide } from './Ventures.guide';

const meta = {
  title: 'Content/Sections/Ventures',
  component: Ventures,
  parameters: { guide, layout: 'fullscreen' },
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

export const States: StoryObj<typeof meta> = {
  tags: ['!manifest'],
  render: inVariants(Ventures, amounts('ventures', venturesCollection)),
};

export const AdjectivesAsHighlights: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    ventures: ventures.slice(0, 2).map((venture) => ({
      ...venture,
      highlights: ['Innovative', 'Trusted', 'Client-focused', 'Results-driven'],
    })),
  },
};
