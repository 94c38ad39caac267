import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { array, object, string } from 'yup';
import { messages } from '../messages';
import { inForm } from '../Form/InForm';
import { CheckboxGroupField } from '.';
import { guide } from './CheckboxGroupField.guide';

const save = fn(async (_values: Record<string, unknown>) => {});

const meta = {
  title: 'Forms/CheckboxGroupField',
  component: CheckboxGroupField,
  parameters: { guide },
  args: {
    name: 'services',
    label: 'Services of interest',
    options: [
      { value: 'strategy', label: 'Security strategy' },
      { value: 'audit', label: 'Partner program audit' },
      { value: 'board', label: 'Board advisory' },
      { value: 'mentoring', label: 'Mentoring' },
    ],
  },
  decorators: [
    inForm({
      initialValues: { services: [] },
      schema: object({ services: array().of(string().required()).min(1, messages.choose('at least one service')) }),
      onSubmit: save,
    }),
  ],
  beforeEach: () => void save.mockClear(),
} satisfies Meta<typeof CheckboxGroupField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value has the order of the options, whatever the order of the clicks. The text is clickable too. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Services of interest' })).toBeVisible();
    await userEvent.click(canvas.getByText('Mentoring'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Board advisory' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Security strategy' }));
    await userEvent.click(canvas.getByText('Board advisory'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith({ services: ['strategy', 'mentoring'] }));
  },
};

/** The group is validated when focus leaves it, not between its boxes. */
export const WithError: Story = {
  args: { required: true, hint: 'As many as you like.' },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Services of interest (required)' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(group).toHaveAccessibleDescription('As many as you like.');
    for (let box = 0; box < 3; box++) await userEvent.tab();
    await waitFor(() => expect(group).toHaveAccessibleDescription('As many as you like. Choose at least one service.'));
    await expect(canvas.getByRole('checkbox', { name: 'Mentoring' })).toHaveAttribute('aria-invalid', 'true');
  },
};

export const HintAgainstAsterisk: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { required: true, hint: 'Leave them all unchecked if you are not sure yet.' },
};
