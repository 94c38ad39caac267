import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { boolean, object } from 'yup';
import { messages } from '../messages';
import { inForm } from '../Form/InForm';
import { CheckboxField } from '.';
import { guide } from './CheckboxField.guide';

const save = fn(async (_values: Record<string, unknown>) => {});

const meta = {
  title: 'Forms/CheckboxField',
  component: CheckboxField,
  parameters: { guide },
  args: { name: 'consent', label: 'You may call me about this request' },
  decorators: [
    inForm({
      initialValues: { consent: false },
      schema: object({ consent: boolean().isTrue(messages.confirm('that I may call you')) }),
      onSubmit: save,
    }),
  ],
  beforeEach: () => void save.mockClear(),
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value is a boolean. The text is clickable too. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('You may call me about this request'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith({ consent: true }));
  },
};

/** Hint and error are both announced with it. */
export const WithError: Story = {
  args: { required: true, hint: 'Only on weekdays.' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /^You may call me/ });
    await expect(box).toBeRequired();
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(box).toHaveAccessibleDescription('Only on weekdays. Confirm that I may call you.'));
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(box);
    await waitFor(() => expect(box).toHaveAccessibleDescription('Only on weekdays.'));
  },
};

export const TwoConsentsInOne: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { label: 'You may call me about this request and send me the executive brief' },
};
