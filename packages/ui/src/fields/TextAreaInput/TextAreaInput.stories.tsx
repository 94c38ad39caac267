import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextAreaInput, type TextAreaInputProps } from '.';
import { controlled } from '../Field/controlled';
import { guide } from './TextAreaInput.guide';

const Controlled = controlled<TextAreaInputProps['value'], TextAreaInputProps>(TextAreaInput);

const meta = {
  title: 'Fields/TextAreaInput',
  component: TextAreaInput,
  parameters: { guide },
  args: { label: 'Notes', value: '', maxLength: 100, onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TextAreaInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Notes' });
    await userEvent.type(field, 'x'.repeat(95));
    await expect(canvas.getByText('5 characters left')).toBeVisible();
  },
};
