import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide';
import { inStates } from '../../../../../tests/browser/inStates';
import { Icon } from '../../media/Icon';
import { expect, fn } from 'storybook/test';
import { asPrinted } from '../../../../../tests/browser/asPrinted';
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

const shownNameOf = (button: HTMLElement) => getComputedStyle(button, '::after').content;

export const Quiet: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Edit Winter squash soup' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(shownNameOf(button)).toBe('none');
    await userEvent.tab();
    // Visible only: assistive technology gets the name once.
    await expect(shownNameOf(button)).toBe('"Edit Winter squash soup" / ""');
    await expect(button).toHaveAccessibleName('Edit Winter squash soup');
    await expect(button).not.toHaveAttribute('title');
    await asPrinted(async () => {
      await expect(shownNameOf(button)).toBe('none');
    });
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Critical: Story = {
  args: {
    tone: 'critical',
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

export const LabelWithoutObject: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { label: 'Delete', icon: <Icon icon={Trash2} /> },
};
