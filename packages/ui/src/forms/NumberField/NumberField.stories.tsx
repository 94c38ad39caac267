import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { fill, preparedBy } from '../../../../../tests/browser/prepared';
import { number, object } from 'yup';
import { messages } from '../messages';
import { inForm } from '../Form/InForm';
import { NumberField } from '.';
import { guide } from './NumberField.guide';

const save = fn(async (_values: Record<string, unknown>) => {});

const schema = object({
  servings: number()
    .nullable()
    .typeError(messages.number)
    .integer(messages.wholeNumber)
    .min(1, messages.atLeast(1))
    .max(100, messages.atMost(100)),
});

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  parameters: { guide },
  args: { name: 'servings', label: 'Servings', min: 1, max: 100 },
  decorators: [inForm({ initialValues: { servings: null }, schema, onSubmit: save })],
  beforeEach: () => void save.mockClear(),
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

const entered = (value: string) =>
  preparedBy(async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Servings' });
    await fill(field, value);
    await fireEvent.focusOut(field);
  });

/** The value in the form is a number, not text. */
export const Filled: Story = {
  parameters: entered('12'),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Servings' });
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(save).toHaveBeenCalledWith({ servings: 12 }));
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

/** Text that is not a number is an error, not an empty field. */
export const NotANumber: Story = {
  parameters: entered('1e'),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Servings' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(messages.number));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(field).toHaveAccessibleDescription(messages.number);
    await expect(field).toHaveValue('1e');
    await expect(save).not.toHaveBeenCalled();
  },
};

export const OutOfRange: Story = {
  args: { hint: '1 to 100.' },
  parameters: entered('101'),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Servings' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('1 to 100. Enter 100 or less.'));
  },
};

/** With a step below 1, the keyboard of a phone has a decimal point. */
export const Decimal: Story = {
  args: { step: 0.5 },
  play: async ({ canvas }) => expect(canvas.getByRole('spinbutton')).toHaveAttribute('inputmode', 'decimal'),
};

export const RangeInErrorAlone: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  parameters: entered('101'),
};
