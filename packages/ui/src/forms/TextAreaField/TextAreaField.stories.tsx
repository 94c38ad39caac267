import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { object, string } from 'yup';
import { messages } from '../messages';
import { readOutPause } from '../../fields/Field/CharacterCount';
import { holdTimers } from '../../../../../tests/browser/holdTimers';
import { preparedBy } from '../../../../../tests/browser/prepared';
import { listen } from '../../../../../tests/browser/announced';
import { inForm } from '../Form/InForm';
import { TextAreaField } from '.';
import { guide } from './TextAreaField.guide';

const meta = {
  title: 'Forms/TextAreaField',
  component: TextAreaField,
  parameters: { guide },
  args: { name: 'message', label: 'Message', hint: 'What you are deciding, and by when.' },
  decorators: [
    inForm({
      initialValues: { message: '' },
      schema: object({ message: string().trim().required(messages.enter('your message')) }),
    }),
  ],
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter starts a new line and does not submit. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'First line{Enter}second line');
    await expect(field).toHaveValue('First line\nsecond line');
    await expect(field).toHaveAccessibleDescription('What you are deciding, and by when.');
  },
};

export const WithError: Story = {
  args: { required: true },
  parameters: preparedBy(async ({ canvas }) => {
    await fireEvent.focusOut(canvas.getByRole('textbox', { name: 'Message' }));
    await canvas.findByText('Enter your message.');
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter your message.')).toBeVisible();
  },
};

/** The count is announced when typing pauses, not at every key. */
export const CountReadOut: Story = {
  args: { maxLength: 20 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.click(field);
    const { said, stop } = listen();
    const pause = holdTimers(readOutPause);
    await userEvent.keyboard('We plan a partner day');
    await expect(said).toEqual([]);
    pause.pass();
    await waitFor(() => expect(said).toEqual(['Message: 1 character too long']));
    stop();
    // A trailing space is not counted, because it is not sent.
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(canvas.getByText('3 characters left')).toBeVisible();
  },
};

export const FiveFactsInOne: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { hint: 'Your role, the number of employees, your budget, a phone number, and when I may call.' },
};
