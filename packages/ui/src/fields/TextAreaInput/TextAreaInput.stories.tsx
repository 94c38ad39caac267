import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inStates } from '../../../../../tests/browser/inStates';
import { TextAreaInput, type TextAreaInputProps } from '.';
import { readOutPause } from '../Field/CharacterCount';
import { controlled } from '../Field/controlled';
import { holdTimers } from '../../../../../tests/browser/holdTimers';
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

export const Plain: Story = {};

/** Nothing beyond the limit can be entered. */
export const NearTheLimit: Story = {
  args: { value: 'x'.repeat(95) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('5 characters left')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), 'yyyyyyy');
    await expect(canvas.getByText('0 characters left')).toBeVisible();
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inStates(Controlled, {
    'With a value': { value: 'Two locations, one firewall.' },
    Error: { required: true, error: 'Enter your notes.' },
    'Too long': { value: 'Two locations, one firewall. '.repeat(5), keepsExcess: true },
  }),
};

/** A count that is there from the start is not announced. */
export const NotAnnouncedFromTheStart: Story = {
  ...NearTheLimit,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, mount }) => {
    const pause = holdTimers(readOutPause);
    await mount();
    await expect(canvas.getByText('5 characters left')).toBeVisible();
    await expect(pause.count()).toBe(0);
    pause.pass();
  },
};

export const LinesForAName: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { label: 'Company', value: 'Oxbow Networks' },
};
