import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button';
import { Stack } from '../../layout/Stack';
import { TextInput, type TextInputProps } from '.';
import { controlled } from '../Field/controlled';
import { inputWidths } from '../Field/inputProps';
import { guide } from './TextInput.guide';

const Controlled = controlled<string, TextInputProps>(TextInput);

const meta = {
  title: 'Fields/TextInput',
  component: TextInput,
  parameters: { guide, docs: { states: 'Plain' } },
  args: { label: 'Company', value: '', onChange: fn() },
  argTypes: { width: { control: 'inline-radio', options: inputWidths } },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Company' });
    await userEvent.type(field, 'Sample Ltd');
    await expect(field).toHaveValue('Sample Ltd');
    await expect(args.onChange).toHaveBeenLastCalledWith('Sample Ltd');
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Hint and error are both announced with the field. */
export const WithError: Story = {
  args: { required: true, hint: 'As it stands on the invoice.', error: 'Enter the company.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Company' });
    await expect(field).toBeRequired();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('As it stands on the invoice. Enter the company.');
  },
};

/** Skipped by Tab. The hint says why it is disabled. */
export const Disabled: Story = {
  args: { disabled: true, value: 'Sample Ltd', hint: 'Known from your account.' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Company' });
    await expect(field).toBeDisabled();
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
    await userEvent.type(field, 'x');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The value can be selected and copied but not changed. */
export const ReadOnly: Story = {
  args: { readOnly: true, value: 'Sample Ltd' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Company' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(field).toHaveValue('Sample Ltd');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** As wide as the expected input, and never wider than the container. */
export const Widths: Story = {
  render: (args) => (
    <Stack space="l">
      {inputWidths.map((width) => (
        <Controlled {...args} key={width} width={width} label={width} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const widthOf = (name: string) => canvas.getByRole('textbox', { name }).offsetWidth;
    await expect(widthOf('short')).toBe(160);
    await expect(widthOf('medium')).toBeGreaterThan(widthOf('short'));
    await expect(widthOf('full')).toBeGreaterThanOrEqual(widthOf('medium'));
  },
};

function Focused(args: TextInputProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Stack space="s">
      <Controlled {...args} ref={field} />
      <Button variant="secondary" onClick={() => field.current?.focus()}>
        Change the company
      </Button>
    </Stack>
  );
}

/** `ref` is the `<input>`. */
export const FocusedByRef: Story = {
  render: (args) => <Focused {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change the company' }));
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveFocus();
  },
};

/** Uncontrolled: without `value` the field keeps its own state, and a form sends it by its `name`. */
export const Uncontrolled: Story = {
  args: { value: undefined, defaultValue: 'Sample', name: 'company' },
  render: (args) => (
    <form>
      <TextInput {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' Ltd');
    await expect(args.onChange).toHaveBeenLastCalledWith('Sample Ltd');
    const sent = new FormData(canvasElement.querySelector('form')!);
    await expect(sent.get('company')).toBe('Sample Ltd');
  },
};

export const Search: Story = { args: { type: 'search', label: 'Search events' } };

export const ErrorThatBlames: Story = { tags: ['!dev', '!autodocs'], args: { error: 'Invalid input' } };
