import { Grid, Stack, Text } from '@advisor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { kinds } from '../shapes/kinds';
import { Illustration } from './Illustration';
import { illustration as guide } from './illustrations.guide';

const meta = {
  title: 'Content/Illustrations/Illustration',
  tags: ['!manifest'],
  component: Illustration,
  parameters: { guide },
  args: { name: 'globe', label: 'Line drawing of a globe with two people linked across it' },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const drawing = canvas.getByRole('img', { name: args.label });
    await expect(drawing).toHaveAttribute('width', '320');
    await expect(drawing).toHaveAttribute('height', '240');
  },
};

/** All illustrations, side by side. */
export const Family: Story = {
  render: () => (
    <Grid columns={2}>
      {kinds.illustration.map((name) => (
        <Illustration key={name} name={name} label={name} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('img')).toHaveLength(kinds.illustration.length),
};

const sentences = [
  {
    name: 'globe',
    label: 'Line drawing of a globe with two people linked across it',
    text: 'Mentees live in nine countries, and each call is at an hour that suits both sides.',
  },
  {
    name: 'shield',
    label: 'Line drawing of a shield held by two hands',
    text: 'What is said in a session stays there, also when the employer pays for the program.',
  },
  {
    name: 'growth',
    label: 'Line drawing of a plant growing out of an open ledger',
    text: 'Most people stay for a year, and decide after each quarter whether they go on.',
  },
] as const;

export const OneForTheText: Story = {
  tags: ['!dev', '!autodocs'],
  render: ({ name, label }) => (
    <Grid columns={2}>
      <Stack>
        {sentences.map(({ text }) => (
          <Text key={text}>{text}</Text>
        ))}
      </Stack>
      <Illustration name={name} label={label} />
    </Grid>
  ),
};

export const DrawingPerSentence: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  render: () => (
    <Stack space="l">
      {sentences.map(({ name, label, text }) => (
        <Grid key={name} columns={2}>
          <Text>{text}</Text>
          <Illustration name={name} label={label} />
        </Grid>
      ))}
    </Stack>
  ),
};
