import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack';
import { levels } from '../../theme';
import { Badge, badgeTones } from '.';
import { guide } from './Badge.guide';

const meta = {
  title: 'Cards/Badge',
  component: Badge,
  parameters: { guide },
  args: { children: 'Board member' },
  argTypes: { tone: { options: badgeTones }, level: { options: levels } },
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
export const Info: Story = { args: { tone: 'info', children: 'Confirmed' } };

const states: Record<(typeof badgeTones)[number], string> = {
  neutral: 'Board member',
  info: 'Confirmed',
  success: 'Mailed',
  warning: 'Mail waiting',
  danger: 'Mail failed',
};

export const Tones: Story = {
  render: () => (
    <Stack direction="row" space="xs">
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {states[tone]}
        </Badge>
      ))}
    </Stack>
  ),
};

/** The four levels of a rating. */
export const Levels: Story = {
  render: () => (
    <Stack direction="row" space="xs">
      {levels.map((level) => (
        <Badge key={level} level={level}>
          {`${level.charAt(0).toUpperCase()}${level.slice(1)}`}
        </Badge>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const colors = canvas.getAllByText(/./).map((badge) => getComputedStyle(badge).color);
    await expect(new Set(colors).size).toBe(levels.length);
  },
};

export const ColourAlone: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
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
