import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Checkbox, type CheckboxProps } from '.';
import { guide } from './Checkbox.guide';

/** A controlled field. */
function Held(props: CheckboxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Checkbox
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
  title: 'Fields/Checkbox',
  component: Checkbox,
  parameters: { guide },
  args: { label: 'Monitoring', hint: 'Included, no price effect.', value: true, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Monitoring' });
    await expect(box).toHaveAccessibleDescription('Included, no price effect.');
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};
