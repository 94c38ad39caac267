import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NumberInput, type NumberInputProps } from '.';
import { guide } from './NumberInput.guide';

/** Holds the value, as a caller does. */
function Held(props: NumberInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <NumberInput
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
  title: 'Fields/NumberInput',
  component: NumberInput,
  parameters: { guide },
  args: { label: 'Servers', value: 4, min: 0, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Servers' });
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, '12');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
  },
};
