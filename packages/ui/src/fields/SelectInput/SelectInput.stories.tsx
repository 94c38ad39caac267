import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SelectInput, type SelectInputProps } from '.';
import { controlled } from '../Field/controlled';
import { guide } from './SelectInput.guide';

const Controlled = controlled<string, SelectInputProps>(SelectInput);

const meta = {
  title: 'Fields/SelectInput',
  component: SelectInput,
  parameters: { guide, docs: { states: 'Plain' } },
  args: {
    label: 'Region',
    value: 'us',
    placeholder: null,
    options: [
      { value: 'us', label: 'United States' },
      { value: 'eu', label: 'Europe' },
    ],
    onChange: fn(),
  },
  argTypes: { value: { control: 'inline-radio', options: ['us', 'eu'] } },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SelectInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Region' }), 'Europe');
    await expect(args.onChange).toHaveBeenCalledWith('eu');
  },
};

export const NothingChosen: Story = { args: { value: '', placeholder: 'Choose one' } };

export const Disabled: Story = {
  args: { disabled: true, width: 'medium' },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox')).toBeDisabled(),
};

/** Uncontrolled: without `value` the field keeps its own state. */
export const Uncontrolled: Story = {
  args: { value: undefined, defaultValue: 'eu' },
  render: (args) => <SelectInput {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveValue('eu');
    await userEvent.selectOptions(field, 'us');
    await expect(field).toHaveValue('us');
    await expect(args.onChange).toHaveBeenLastCalledWith('us');
  },
};
