import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inStates } from '../../../../../tests/browser/inStates';
import { CheckboxInput, type CheckboxInputProps } from '.';
import { controlled } from '../Field/controlled';
import { guide } from './CheckboxInput.guide';

const Controlled = controlled<CheckboxInputProps['value'], CheckboxInputProps>(CheckboxInput);

const meta = {
  title: 'Fields/CheckboxInput',
  component: CheckboxInput,
  parameters: { guide },
  args: { label: 'Monitoring', hint: 'Included, no price effect.', value: true, onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CheckboxInput>;

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

/** Hint and error are both announced with it. */
export const WithError: Story = {
  args: { label: 'You may call me', hint: 'Only on weekdays.', value: false, required: true, error: 'Confirm this.' },
};
export const States: Story = {
  tags: ['!manifest'],
  render: inStates(Controlled, {
    'Not checked': { value: false },
    Error: { value: false, required: true, error: 'Confirm this.' },
    'Long text': { label: 'You may call me about this request, also when somebody else answers the phone' },
  }),
};

export const NegativeLabel: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { label: 'Do not include monitoring', hint: 'No price effect.', value: false },
};
