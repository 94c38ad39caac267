import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { inStates } from '../../../../../tests/browser/inStates';
import { TextInput, textInputTypes, type TextInputProps } from '.';
import { controlled } from '../Field/controlled';
import { guide } from './TextInput.guide';

const Controlled = controlled<TextInputProps['value'], TextInputProps>(TextInput);

const meta = {
  title: 'Fields/TextInput',
  component: TextInput,
  parameters: { guide },
  args: { label: 'Company', value: '', onChange: fn() },
  argTypes: { type: { options: textInputTypes } },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

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

export const States: Story = {
  tags: ['!manifest'],
  render: inStates(Controlled, {
    'With a value': { value: 'Oxbow Networks' },
    Error: { required: true, hint: 'As it stands on the invoice.', error: 'Enter the company.' },
    'Long text': {
      label: 'The company that is named on the invoice, if it is another one',
      value: 'Oxbow Networks and Communications Holding of North America',
    },
  }),
};

/** In another window, a person has not left the field. */
export const InAnotherWindow: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onBlur: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    field.focus();
    await fireEvent.focusOut(field);
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const Search: Story = { args: { type: 'search', label: 'Search events' } };

export const ErrorThatBlames: Story = { tags: ['!dev', '!autodocs', 'slow'], args: { error: 'Invalid input' } };
