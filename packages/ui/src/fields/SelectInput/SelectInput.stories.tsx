import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inStates } from '../../../../../tests/browser/inStates';
import { SelectInput, type SelectInputProps } from '.';
import { controlled } from '../Field/controlled';
import { guide } from './SelectInput.guide';

const Controlled = controlled<SelectInputProps['value'], SelectInputProps>(SelectInput);

const meta = {
  title: 'Fields/SelectInput',
  component: SelectInput,
  parameters: { guide },
  args: {
    label: 'Region',
    value: 'us',
    placeholder: null,
    options: [
      { value: 'us', label: 'United States' },
      { value: 'eu', label: 'Europe' },
    ],
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SelectInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const NothingChosen: Story = { args: { value: '', placeholder: 'Choose one' } };
export const States: Story = {
  tags: ['!manifest'],
  render: inStates(Controlled, {
    Error: { value: '', placeholder: 'Choose one', required: true, error: 'Choose a region.' },
    'Long text': {
      label: 'The region in which most of your customers have their offices',
      options: [{ value: 'us', label: 'United States of America, with Alaska, Hawaii and the territories' }],
    },
  }),
};

export const InstructionsInPlaceholder: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { value: '', placeholder: 'Choose the region in which most of your customers have their offices' },
};
