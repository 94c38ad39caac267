import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide';
import { Icon } from '../../media/Icon';
import { expect, fn, waitFor } from 'storybook/test';
import { buttonSizes, buttonVariants } from '../Button';
import { IconButton } from '.';
import { guide } from './IconButton.guide';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: { guide, docs: { states: 'Quiet' } },
  args: { label: 'Edit Winter squash soup', icon: <Icon icon={Pencil} />, onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
    icon: { control: false },
  },
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
    // The tooltip is visual only: assistive technology gets the name once.
    await expect(shownNameOf(button)).toBe('"Edit Winter squash soup" / ""');
    await expect(button).toHaveAccessibleName('Edit Winter squash soup');
    await expect(button).not.toHaveAttribute('title');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Critical: Story = {
  args: {
    destructive: true,
    label: 'Delete Winter squash soup',
    icon: <Icon icon={Trash2} />,
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};

/** Drawn at 32 px with a 44 px touch target. */
export const Small: Story = {
  args: { size: 'small' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Edit Winter squash soup' });
    const { width, height, right, bottom } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([32, 32]);
    await expect(document.elementFromPoint(right + 5, bottom + 5)).toBe(button);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** A finger that rests shows the name, above the button, and does not press it. */
export const LongPress: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Edit Winter squash soup' });
    await expect(shownNameOf(button)).toBe('none');
    await userEvent.pointer({ keys: '[TouchA>]', target: button });
    await waitFor(() => expect(shownNameOf(button)).toContain('Edit Winter squash soup'), { timeout: 5000 });
    await expect(button).toHaveAccessibleName('Edit Winter squash soup');
    // Read at once: on a slow machine, what follows may come after the name has gone.
    const atRelease = new Promise<string>((done) =>
      addEventListener('pointerup', () => done(shownNameOf(button)), { once: true }),
    );
    await userEvent.pointer({ keys: '[/TouchA]', target: button });
    await expect(await atRelease).toContain('Edit Winter squash soup');
    await expect(args.onClick).not.toHaveBeenCalled();
    // The focus that the press leaves shows the name too; here, only what the finger shows is of interest.
    button.blur();
    await waitFor(() => expect(shownNameOf(button)).toBe('none'), { timeout: 5000 });
    await userEvent.pointer({ keys: '[TouchA]', target: button });
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** While the action is running it keeps its name and focus, and ignores presses. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Edit Winter squash soup' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button.querySelector('svg')).toBeNull();
  },
};

export const LabelWithoutObject: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: 'Delete', icon: <Icon icon={Trash2} /> },
};
