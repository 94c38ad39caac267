import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack';
import { levels } from '../../theme/levels';
import { tones } from '../../theme/tones';
import { Badge } from '.';
import { guide } from './Badge.guide';

const meta = {
  title: 'Cards/Badge',
  component: Badge,
  parameters: { guide },
  args: { children: 'Board member' },
  argTypes: { tone: { control: 'select', options: tones }, level: { control: 'select', options: levels } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A badge is text, not a control, so it is not focusable. */
export const Neutral: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Board member')).not.toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Muted: Story = { args: { muted: true, children: 'Previous chair' } };
export const Info: Story = { args: { tone: 'info', children: 'Confirmed' } };
export const Tones: Story = {
  render: () => (
    <Stack direction="row" space="xs">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Stack>
  ),
};

/** The four levels of a risk or a score. */
export const Levels: Story = {
  render: () => (
    <Stack direction="row" space="xs">
      {levels.map((level) => (
        <Badge key={level} level={level}>
          {level}
        </Badge>
      ))}
    </Stack>
  ),
};

export const ColourAlone: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Stack direction="row" space="xs">
      {(['low', 'medium', 'critical'] as const).map((level) => (
        <Badge key={level} level={level}>
          Risk
        </Badge>
      ))}
    </Stack>
  ),
};
