import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { words } from '../../collections/words';
import { longest } from '../../stories/extremes';
import { FarmRecipes } from '.';
import { guide } from './FarmRecipes.guide';

const farmRecipes = {
  label: 'Kitchen',
  heading: 'From field to table',
  text: 'Some of what grows here ends up in these recipes, tested on a family that says what it thinks.',
  link: 'Read the recipes',
};

const meta = {
  title: 'Content/Sections/FarmRecipes',
  component: FarmRecipes,
  parameters: { guide, layout: 'fullscreen' },
  args: farmRecipes,
} satisfies Meta<typeof FarmRecipes>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: farmRecipes.heading })).toBeVisible();
    await expect(canvas.getByRole('link', { name: farmRecipes.link })).toHaveAttribute('href', '/recipes');
  },
};

const { link, text, ...head } = farmRecipes;
const { paragraphs, ...longHead } = longest(words.prose('Recipes'), { ...head, paragraphs: [text] });

export const States: StoryObj<typeof meta> = {
  tags: ['!manifest'],
  render: inVariants(FarmRecipes, {
    'Least: no label, one sentence': { label: undefined, heading: 'One sentence', text: 'We cook what grows here.' },
    'With emphasis': {
      heading: 'More than plain words',
      text: [
        { text: 'Tested on a family that says ' },
        { text: 'exactly', emphasis: true },
        { text: ' what it thinks.' },
      ],
    },
    'Long: each text as long as its field allows': {
      ...longHead,
      text: paragraphs[0]!,
      link: longest(words.link.label, link),
    },
  }),
};

export const ClickHere: StoryObj<typeof meta> = { tags: ['!dev', '!autodocs', 'slow'], args: { link: 'Click here' } };
