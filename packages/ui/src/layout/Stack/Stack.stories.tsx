import type { Meta, StoryObj } from '@storybook/react-vite';
import { spaceSteps } from '../../theme';
import { Heading } from '../Heading';
import { Text } from '../Text';
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

const sessions = [
  { name: 'Strategic planning', text: 'Where you want to stand in three years.' },
  { name: 'Risk assessment', text: 'The five things that could stop the business.' },
  { name: 'Leadership advisory', text: 'One decision that is yours to make.' },
];
const partsOf = ({ name, text }: (typeof sessions)[number]) => [
  <Heading key={name} level={3}>
    {name}
  </Heading>,
  <Text key={text}>{text}</Text>,
];

export const GapsThatGroup: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    space: 'xl',
    children: sessions.map((session) => (
      <Stack key={session.name} space="xxs">
        {partsOf(session)}
      </Stack>
    )),
  },
};

export const OneGapForAll: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { children: sessions.flatMap(partsOf) },
};
