import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inStates } from '../../../../../tests/browser/inStates';
import { RadioGroupInput, type RadioGroupInputProps } from '.';
import { controlled } from '../Field/controlled';
import { guide } from './RadioGroupInput.guide';

const Controlled = controlled<RadioGroupInputProps['value'], RadioGroupInputProps>(RadioGroupInput);

const meta = {
  title: 'Fields/RadioGroupInput',
  component: RadioGroupInput,
  parameters: { guide },
  args: {
    label: 'Who can sign in as an administrator?',
    value: '',
    options: [
      { value: 'all', label: 'Everyone uses one account' },
      { value: 'named', label: 'Named accounts with a second factor' },
    ],
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioGroupInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; the arrow keys select. */
export const List: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Everyone uses one account' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenCalledWith('named');
    await expect(canvas.getByRole('radio', { name: 'Named accounts with a second factor' })).toBeChecked();
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inStates(Controlled, { Chosen: { value: 'named' }, Error: { required: true, error: 'Choose one.' } }),
};

export const Row: Story = {
  args: {
    layout: 'row',
    label: 'Support level',
    value: 'standard',
    options: [
      { value: 'basic', label: 'Basic' },
      { value: 'standard', label: 'Standard' },
      { value: 'premium', label: 'Premium' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const premium = canvas.getByRole('radio', { name: 'Premium' });
    await userEvent.click(premium);
    await expect(premium).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('premium');
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    // The button itself is invisible.
    await expect(getComputedStyle(premium.closest('label')!).outlineStyle).toBe('solid');
  },
};

export const WithError: Story = { args: { error: 'Choose an answer.' } };

export const SentencesInARow: Story = { tags: ['!dev', '!autodocs', 'slow'], args: { layout: 'row' } };
