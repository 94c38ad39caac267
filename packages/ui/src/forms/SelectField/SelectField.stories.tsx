import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { preparedBy } from '../../../../../tests/browser/prepared';
import { object, string } from 'yup';
import { messages } from '../messages';
import { inForm } from '../Form/InForm';
import { SelectField } from '.';
import { guide } from './SelectField.guide';

const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  parameters: { guide },
  args: {
    name: 'duration',
    label: 'Duration',
    options: [
      { value: '15-30', label: '15 to 30 minutes' },
      { value: '30-45', label: '30 to 45 minutes' },
      { value: 'half-day', label: 'Half a day' },
    ],
  },
  decorators: [
    inForm({
      initialValues: { duration: '', difficulty: 'easy' },
      schema: object({ duration: string().required(messages.choose('a duration')) }),
    }),
  ],
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Duration' });
    await expect(field).toHaveDisplayValue('Choose one');
    await userEvent.selectOptions(field, 'Half a day');
    await expect(field).toHaveValue('half-day');
    await userEvent.selectOptions(field, 'Choose one');
    await expect(field).toHaveValue('');
  },
};

export const WithError: Story = {
  args: { required: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose a duration.'));
  },
};

/** If there is always an answer, no option stands for none. */
export const AlwaysAnswered: Story = {
  args: {
    name: 'difficulty',
    label: 'Difficulty',
    placeholder: null,
    options: [
      { value: 'easy', label: 'Easy' },
      { value: 'medium', label: 'Medium' },
      { value: 'hard', label: 'Hard' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Easy');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
  },
};

export const LooksAnswered: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { required: true, placeholder: null },
  parameters: preparedBy(async ({ canvas }) => {
    await fireEvent.focusOut(canvas.getByRole('combobox', { name: 'Duration' }));
    await canvas.findByText('Choose a duration.');
  }),
};
