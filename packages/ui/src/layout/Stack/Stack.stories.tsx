import type { Meta, StoryObj } from '@storybook/react-vite';
import { spaceSteps } from '../../theme';
import { Stack, stackAligns, stackDirections, stackElements, stackJustifies } from '.';
import { guide } from './Stack.guide';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  parameters: { guide },
  args: {
    children: [<p key="1">Assess</p>, <p key="2">Decide</p>, <p key="3">Act</p>],
  },
  argTypes: {
    as: { options: stackElements },
    direction: { options: stackDirections },
    space: { options: spaceSteps },
    align: { options: stackAligns, table: { defaultValue: { summary: 'stretch in a column, center in a row' } } },
    justify: { options: stackJustifies },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};
export const Row: Story = { args: { direction: 'row', space: 'l' } };
export const Spread: Story = { args: { direction: 'row', justify: 'between' } };
export const List: Story = {
  args: { as: 'ol', space: 'xs', children: [<li key="1">Assess</li>, <li key="2">Decide</li>] },
};
