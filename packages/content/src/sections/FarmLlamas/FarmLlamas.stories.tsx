import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { words } from '../../collections/words';
import { longest } from '../../stories/extremes';
import { FarmLlamas } from '.';
import { guide } from './FarmLlamas.guide';

const meta = {
  title: 'Content/Sections/FarmLlamas',
  component: FarmLlamas,
  parameters: { guide, layout: 'fullscreen' },
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

const { label, heading, text } = meta.args;
const { paragraphs, ...longHeading } = longest(words.prose('Llamas'), { label, heading, paragraphs: [text] });

export const States: StoryObj<typeof meta> = {
  tags: ['!manifest'],
  render: inVariants(FarmLlamas, {
    'Least: no label, one sentence': { label: undefined, heading: 'One sentence', text: 'There are fourteen llamas.' },
    'With a link and emphasis': {
      heading: 'More than plain words',
      text: [
        { text: 'Fourteen at the last count, and ' },
        { text: 'every one of them', emphasis: true },
        { text: ' has a name. ' },
        { text: 'Ask for a visit', href: '/contact' },
        { text: '.' },
      ],
    },
    'Long: each text as long as its field allows': { ...longHeading, text: paragraphs[0]! },
  }),
};

export const UnrelatedDrawing: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { illustration: 'shield', illustrationAlt: 'Line drawing of a shield held by two hands' },
};
