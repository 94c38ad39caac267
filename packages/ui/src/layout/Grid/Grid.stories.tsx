import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../cards/Card';
import { spaceSteps } from '../../theme';
import { Grid, gridElements } from '.';
import { guide } from './Grid.guide';

const services = [
  { name: 'Cybersecurity strategy', text: 'Where you stand, what comes first, and what it costs.' },
  { name: 'MSP consulting', text: 'Pricing, service desk and sales, from someone who ran one.' },
  {
    name: 'Channel development',
    text: 'A partner program that partners finish reading, with terms that reward the work you want done.',
  },
  { name: 'Executive advisory', text: 'A second opinion before the board meets.' },
];

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  parameters: { guide },
  args: {
    columns: 2,
    as: 'ul',
    children: services.map(({ name, text }) => (
      <li key={name}>
        <Card heading={name}>{text}</Card>
      </li>
    )),
  },
  argTypes: { space: { options: spaceSteps }, as: { options: gridElements } },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('list')).toContainElement(canvas.getAllByRole('listitem')[3]!),
};
export const Three: Story = { args: { columns: 3 } };

/** Cells in a row have equal heights. */
export const Four: Story = {
  args: { columns: 4 },
  play: async ({ canvas }) => {
    const rows = new Map<number, number[]>();
    for (const card of canvas.getAllByRole('article')) {
      const { top, height } = card.getBoundingClientRect();
      rows.set(Math.round(top), [...(rows.get(Math.round(top)) ?? []), height]);
    }
    for (const heights of rows.values()) await expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
  },
};
export const Plain: Story = {
  args: { as: 'div', children: services.map(({ name }) => <p key={name}>{name}</p>) },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
};

export const FourOfLongWords: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    columns: 4,
    children: services.map(({ name, text }) => (
      <li key={name}>
        <Card heading={`${name} for distributed organizations`}>{`${text} ${text}`}</Card>
      </li>
    )),
  },
};
