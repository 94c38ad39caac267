import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inStates } from '../../../../../tests/browser/inStates';
import { CheckboxGroupInput, type CheckboxGroupInputProps } from '.';
import { controlled } from '../Field/controlled';
import { guide } from './CheckboxGroupInput.guide';

const Controlled = controlled<CheckboxGroupInputProps['value'], CheckboxGroupInputProps>(CheckboxGroupInput);

const meta = {
  title: 'Fields/CheckboxGroupInput',
  component: CheckboxGroupInput,
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
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CheckboxGroupInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value keeps the order of the options. */
export const Plain: Story = {};
export const States: Story = {
  tags: ['!manifest'],
  render: inStates(Controlled, {
    Error: { value: [], required: true, error: 'Choose at least one.' },
    'Long text': {
      options: [{ value: 'cloud', label: 'Migration of servers, mail and files to the cloud of another provider' }],
    },
  }),
};

export const NoneAmongOptions: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    value: ['cloud', 'none'],
    options: [
      { value: 'security', label: 'Cybersecurity' },
      { value: 'cloud', label: 'Cloud migration' },
      { value: 'none', label: 'None of these' },
    ],
  },
};
