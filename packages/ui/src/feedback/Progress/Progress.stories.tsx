import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack';
import { Text } from '../../layout/Text';
import { Progress } from '.';
import { guide } from './Progress.guide';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  parameters: { guide },
  args: { label: 'Questions answered', value: 4, max: 10 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole<HTMLProgressElement>('progressbar', { name: 'Questions answered' });
    await expect(bar).toBeVisible();
    await expect(bar.position).toBe(0.4);
    await expect(bar.offsetWidth).toBe(bar.parentElement!.clientWidth);
  },
};
export const Empty: Story = {
  args: { value: 0 },
  play: async ({ canvas }) => expect(canvas.getByRole<HTMLProgressElement>('progressbar').position).toBe(0),
};
export const Complete: Story = {
  args: { value: 10 },
  play: async ({ canvas }) => expect(canvas.getByRole<HTMLProgressElement>('progressbar').position).toBe(1),
};

/** Without `max`, the value is a fraction of 1. Text beside it gives the numbers. */
export const PartOfOne: Story = {
  args: { label: 'Sent of report.pdf', value: 0.62, max: undefined },
  render: (args) => (
    <Stack space="xs">
      <Text>report.pdf, 62% sent</Text>
      <Progress {...args} />
    </Stack>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole<HTMLProgressElement>('progressbar', { name: 'Sent of report.pdf' }).position).toBe(0.62),
};
