import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack';
import { Badge, badgeTones } from '.';
import { guide } from './Badge.guide';

const meta = {
  title: 'Cards/Badge',
  component: Badge,
  parameters: { guide },
  args: { children: 'Board member' },
  argTypes: { tone: { options: badgeTones } },
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
export const Muted: Story = { args: { tone: 'muted', children: 'Previous chair' } };
export const Accent: Story = { args: { tone: 'accent', children: 'Confirmed' } };

const words: Record<(typeof badgeTones)[number], string> = {
  neutral: 'Board member',
  muted: 'Previous chair',
  accent: 'Confirmed',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
};

export const Tones: Story = {
  render: () => (
    <Stack direction="row" space="xs">
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {words[tone]}
        </Badge>
      ))}
    </Stack>
  ),
};

export const ColourAlone: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  render: () => (
    <Stack direction="row" space="xs">
      {(['low', 'medium', 'critical'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          Risk
        </Badge>
      ))}
    </Stack>
  ),
};
