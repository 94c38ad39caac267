import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Checkboxes, type CheckboxesProps } from '.';
import { guide } from './Checkboxes.guide';

/** A controlled field. */
function Held(props: CheckboxesProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Checkboxes
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
  title: 'Fields/Checkboxes',
  component: Checkboxes,
  parameters: { guide },
  args: {
    label: 'Specializations',
    value: ['cloud'],
    options: [
      { value: 'security', label: 'Cybersecurity' },
      { value: 'cloud', label: 'Cloud migration' },
      { value: 'desk', label: 'Help desk' },
    ],
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Checkboxes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value keeps the order of the options. */
export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Specializations' });
    await expect(group).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cybersecurity' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['security', 'cloud']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cloud migration' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['security']);
  },
};
