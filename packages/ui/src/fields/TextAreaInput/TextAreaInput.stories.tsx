import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextAreaInput, type TextAreaInputProps } from '.';
import { controlled } from '../Field/controlled';
import { guide } from './TextAreaInput.guide';

const Controlled = controlled<string, TextAreaInputProps>(TextAreaInput);

const meta = {
  title: 'Fields/TextAreaInput',
  component: TextAreaInput,
  parameters: { guide, docs: { states: 'Plain' } },
  args: { label: 'Notes', value: '', maxLength: 100, onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TextAreaInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Notes' });
    await userEvent.type(field, 'x'.repeat(95));
    await expect(canvas.getByText('5 characters left')).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { disabled: true, value: 'Text' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeDisabled(),
};

/** The text can be selected and copied but not changed. */
export const ReadOnly: Story = {
  args: { readOnly: true, value: 'Text' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Uncontrolled: without `value` the field keeps its own state. */
export const Uncontrolled: Story = {
  args: { value: undefined, defaultValue: 'A' },
  render: (args) => <TextAreaInput {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' b');
    await expect(canvas.getByRole('textbox')).toHaveValue('A b');
    await expect(args.onChange).toHaveBeenLastCalledWith('A b');
  },
};
