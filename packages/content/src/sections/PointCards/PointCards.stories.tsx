import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { words } from '../../collections/words';
import { longest } from '../../stories/extremes';
import { PointCards } from '.';
import { guide } from './PointCards.guide';

const meta = {
  title: 'Content/Sections/PointCards',
  component: PointCards,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    label: 'Scope',
    heading: 'Five focus areas',
    points: [
      { title: 'Program design', description: 'Tiers, margins and rules, read the way a busy partner reads them.' },
      {
        title: 'Partner recruitment',
        description: 'Who you target, who you sign and how they do in their first year.',
      },
      {
        title: 'Performance optimization',
        description: 'Which partners justify the support they get, and what the middle third needs to grow.',
      },
      {
        title: 'Partner enablement',
        description: 'Training and sales materials, judged by what partners use with clients.',
      },
      {
        title: 'Innovation and growth',
        description: 'New services and markets where your partners could follow you, or lead.',
      },
    ],
  },
} satisfies Meta<typeof PointCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiveFocusAreas: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Five focus areas' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  },
};

export const OnABand: Story = { args: { background: 'sunken' } };

const { points } = meta.args;

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(PointCards, {
    'Empty: the section is left out': { points: [] },
    'Least: no label, one card': { label: undefined, heading: 'One point', points: points.slice(0, 1) },
    'Two columns': { heading: 'Four points, two in a row', columns: 2, points: points.slice(0, 4) },
    'Many: eight cards, four columns': {
      heading: 'Eight points',
      columns: 4,
      points: Array.from({ length: 8 }, (_, place) => ({
        ...points[place % points.length]!,
        title: `Point ${place + 1}`,
      })),
    },
    'Long: each text as long as its field allows': longest(words.points('Points'), {
      label: 'Label',
      heading: 'Heading',
      intro: 'Introduction',
      points: points.slice(0, 3),
    }),
  }),
};

export const StepsInOrder: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    label: 'Process',
    heading: 'How a partnership starts',
    points: [
      { title: 'Inquiry', description: 'You tell me what you want to achieve, and for whom.' },
      { title: 'Consultation', description: 'We talk about fit, conflicts of interest and effort.' },
      { title: 'Plan', description: 'One page: goals, responsibilities, money and how either side can leave.' },
      { title: 'Start', description: 'A first project, small enough to finish in a quarter.' },
    ],
  },
};
