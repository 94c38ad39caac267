import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudOff, GitCompareArrows, Pencil, Scale, Shuffle, Sparkles, Trash2 } from 'lucide';
import { inStates } from '../../../../../tests/browser/inStates';
import { Stack } from '../../layout/Stack';
import { Text } from '../../layout/Text';
import { Icon } from '../../media/Icon';
import { expect, fn } from 'storybook/test';
import { IconButton } from '.';
import { guide } from './IconButton.guide';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: { guide },
  args: { label: 'Edit Winter squash soup', icon: <Icon icon={Pencil} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Edit Winter squash soup' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(canvas.getByRole('tooltip', { name: 'Edit Winter squash soup' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Danger: Story = {
  args: {
    tone: 'danger',
    label: 'Delete Winter squash soup',
    icon: <Icon icon={Trash2} />,
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};

export const States: Story = {
  tags: ['!manifest'],
  args: { label: 'Edit soup' },
  render: inStates(IconButton, { Disabled: { disabled: true } }),
};

export const UnfamiliarIcons: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  render: () => (
    <Stack direction="row" space="xs">
      <IconButton label="Scale the servings of Winter squash soup" icon={<Icon icon={Scale} />} />
      <IconButton label="Compare the versions of Winter squash soup" icon={<Icon icon={GitCompareArrows} />} />
      <IconButton label="Hide Winter squash soup from the site" icon={<Icon icon={CloudOff} />} />
      <IconButton label="Show Winter squash soup on the farm page" icon={<Icon icon={Sparkles} />} />
      <IconButton label="Move Winter squash soup to another category" icon={<Icon icon={Shuffle} />} />
    </Stack>
  ),
};
export const LabelWithoutObject: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  render: () => (
    <Stack as="ul" space="xs">
      {['Winter squash soup', 'Corn chowder', 'Rye bread'].map((recipe) => (
        <li key={recipe}>
          <Stack direction="row" justify="between">
            <Text as="span">{recipe}</Text>
            <IconButton tone="danger" label="Delete" icon={<Icon icon={Trash2} />} />
          </Stack>
        </li>
      ))}
    </Stack>
  ),
};
