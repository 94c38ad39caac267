import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { words } from '../../collections/words';
import { longest } from '../../stories/extremes';
import { PointCard } from '.';
import { guide } from './PointCard.guide';

const meta = {
  title: 'Content/Cards/PointCard',
  component: PointCard,
  parameters: { guide },
  args: {
    point: {
      title: 'An outside view',
      description: 'How your terms compare with those of programs your partners also belong to.',
    },
  },
} satisfies Meta<typeof PointCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.point.title })).toBeVisible();
    await expect(canvas.getByText(args.point.description)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

const { point } = meta.args;

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(
    PointCard,
    {
      'Short: a word, and a few words': {
        point: { title: 'Dates', description: 'Flexible scheduling, in your time zone.' },
      },
      'Long: each text as long as its field allows': {
        point: longest(words.points('Points'), { heading: 'Points', points: [point] }).points[0]!,
      },
    },
    'columns',
  ),
};

export const TitleAsSentence: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { point: { ...point, title: 'We compare your terms with those of other partner programs' } },
};
