import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextAreaInput, type TextAreaInputProps } from '.';
import { guide } from './TextAreaInput.guide';

/** A controlled field. */
function Held(props: TextAreaInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TextAreaInput
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Fields/TextAreaInput',
  component: TextAreaInput,
  parameters: { guide },
  args: { label: 'Notes', value: '', maxLength: 100, onChange: fn() },
  render: (args) => <Held {...args} />,
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
