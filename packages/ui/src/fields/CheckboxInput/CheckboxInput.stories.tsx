import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckboxInput, type CheckboxInputProps } from '.';
import { controlled } from '../Field/controlled';
import { guide } from './CheckboxInput.guide';

const Controlled = controlled<boolean, CheckboxInputProps>(CheckboxInput);

const meta = {
  title: 'Fields/CheckboxInput',
  component: CheckboxInput,
  parameters: { guide, docs: { states: 'Plain' } },
  args: { label: 'Monitoring', hint: 'Included, no price effect.', value: true, onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CheckboxInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Monitoring' });
    await expect(box).toHaveAccessibleDescription('Included, no price effect.');
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};

/** Hint and error are both announced with it. */
export const WithError: Story = {
  args: { label: 'You may call me', hint: 'Only on weekdays.', value: false, required: true, error: 'Confirm this.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'You may call me' });
    await expect(box).toBeRequired();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription('Only on weekdays. Confirm this.');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox')).toBeDisabled(),
};

/** Uncontrolled: without `value` the field keeps its own state. */
export const Uncontrolled: Story = {
  tags: ['!autodocs'],
  args: { value: undefined, defaultValue: true },
  render: (args) => <CheckboxInput {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
