import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textSizes } from '../../theme';
import { Stack } from '../Stack';
import { Text, textColors, textElements, textWeights } from '.';
import { guide } from './Text.guide';

const meta = {
  title: 'Text/Text',
  component: Text,
  parameters: { guide },
  args: {
    children:
      'Most breaches begin with something small that nobody owned. We find it, name an owner, and check again in thirty days.',
  },
  argTypes: {
    as: { options: textElements },
    size: { options: textSizes },
    weight: { options: textWeights },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('paragraph')).toBeVisible(),
};
export const Measure: Story = {
  args: { measure: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('paragraph').getBoundingClientRect().width).toBeLessThanOrEqual(680),
};
export const Lead: Story = { args: { size: 'l', color: 'textSoft', measure: true } };
export const Strong: Story = { args: { weight: 'strong' } };
export const Inline: Story = {
  args: { as: 'span', color: 'marker', children: 'Revised in March' },
  play: async ({ canvas }) => expect(canvas.queryByRole('paragraph')).toBeNull(),
};
export const Colors: Story = {
  render: () => (
    <Stack space="xs">
      {textColors.map((color) => (
        <Text key={color} color={color}>
          {color}: a plan that a board can read in ten minutes
        </Text>
      ))}
    </Stack>
  ),
};

/** Tabular figures have equal widths, so columns line up. */
export const Tabular: Story = {
  render: () => (
    <Stack space="xs">
      <Text tabular as="span">
        1,111.10
      </Text>
      <Text tabular as="span">
        8,888.80
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const width = (text: string) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text));
      return range.getBoundingClientRect().width;
    };
    await document.fonts.ready;
    await expect(width('1,111.10')).toBeCloseTo(width('8,888.80'), 1);
  },
};

export const WallToWall: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    children:
      'Most breaches begin with something small that nobody owned. We find it, name an owner, and check again in thirty days. The report is two pages, and every line of it has a date and a name beside it.',
  },
};
