import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inStates } from '../../../../../tests/browser/inStates';
import { fill, preparedBy } from '../../../../../tests/browser/prepared';
import { NumberInput, type NumberInputProps } from '.';
import { controlled } from '../Field/controlled';
import { guide } from './NumberInput.guide';

const Controlled = controlled<NumberInputProps['value'], NumberInputProps>(NumberInput);

const meta = {
  title: 'Fields/NumberInput',
  component: NumberInput,
  parameters: { guide },
  args: { label: 'Servers', value: 4, min: 0, onChange: fn() },
  argTypes: { min: { table: { defaultValue: { summary: 'no limit' } } } },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Servers' });
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, '12');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inStates(Controlled, {
    Empty: { value: null },
    Error: { value: null, required: true, error: 'Enter the number of servers.' },
    'Long text': { label: 'Servers, virtual ones included, in all of your locations' },
  }),
};

/** Thousands separators, as pasted from a spreadsheet, and the digits of every script are accepted. */
export const Pasted: Story = {
  args: { value: 1200 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Servers' });
    for (const text of ['1,200', '1 200', '1\u00a0200', '1\u202f200', "1'200", '1’200', '１２００', '١٬٢٠٠', '१,२००']) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
      await expect(field).toHaveValue(text);
      await expect(args.onChange).toHaveBeenLastCalledWith(1200);
      await userEvent.tab();
      await expect(field).toHaveValue('1200');
      await expect(field).toHaveAttribute('aria-valuenow', '1200');
    }
  },
};

/** Ambiguous text and fractions are not a number, and stay in the field to be fixed. */
export const Ambiguous: Story = {
  args: { value: null },
  parameters: preparedBy(async ({ canvas }) => {
    await fill(canvas.getByRole('spinbutton', { name: 'Servers' }), '1,2');
  }),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Servers' });
    for (const text of ['1.200', '1,2', '½']) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await expect(args.onChange).toHaveBeenLastCalledWith(NaN);
      await userEvent.tab();
      await expect(field).toHaveValue(text);
      await expect(field).not.toHaveAttribute('aria-valuenow');
    }
  },
};

/** The arrow keys move by a step, within the bounds. */
export const ByArrows: Story = {
  args: { value: 1, max: 2 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Servers' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveValue('2');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('0');
    await userEvent.type(field, '{Backspace}nothing{ArrowUp}');
    await expect(field).toHaveValue('nothing');
  },
};

export const CodeAsNumber: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { label: 'Postal code', hint: 'Five digits, such as 02138.', value: 2138 },
};
