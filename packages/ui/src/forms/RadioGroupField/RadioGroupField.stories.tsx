import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { object, string } from 'yup';
import { messages } from '../messages';
import { inForm } from '../Form/InForm';
import { RadioGroupField } from '.';
import { guide } from './RadioGroupField.guide';

const save = fn(async (_values: Record<string, unknown>) => {});

const meta = {
  title: 'Forms/RadioGroupField',
  component: RadioGroupField,
  parameters: { guide },
  args: {
    name: 'reply',
    label: 'How should I reply?',
    options: [
      { value: 'mail', label: 'By email' },
      { value: 'phone', label: 'By phone' },
    ],
  },
  decorators: [
    inForm({
      initialValues: { reply: '' },
      schema: object({ reply: string().required(messages.choose('how I should reply')) }),
      onSubmit: save,
    }),
  ],
  beforeEach: () => void save.mockClear(),
} satisfies Meta<typeof RadioGroupField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'By phone' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith({ reply: 'phone' }));
  },
};

/** The group is validated when focus leaves it. */
export const WithError: Story = {
  args: { required: true },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: /^How should I reply\?/ });
    await expect(group).toBeRequired();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(group).toHaveAccessibleDescription('Choose how I should reply.'));
    await expect(group).toHaveAttribute('aria-invalid', 'true');
  },
};

export const OverlappingRanges: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    label: 'How many people work for you?',
    options: [
      { value: '10', label: '1 to 10' },
      { value: '50', label: '10 to 50' },
      { value: '250', label: '50 to 250' },
    ],
  },
};
