import { Grid } from '@advisor/ui';
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
