import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from '.';
import { controlled } from '../Field/controlled';
import { guide } from './SegmentedControl.guide';

const Controlled = controlled<string, SegmentedControlProps<string>>(SegmentedControl);

const meta = {
  title: 'Fields/SegmentedControl',
  component: SegmentedControl,
  parameters: { guide, docs: { states: 'TwoViews' } },
  args: {
    label: 'View',
    value: 'list',
    options: [
      { value: 'list', label: 'List' },
      { value: 'month', label: 'Month' },
    ],
    onChange: fn(),
  },
  argTypes: { value: { control: 'select', options: ['list', 'month'] } },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; the arrow keys choose. */
export const TwoViews: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'View' });
    await expect(group.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'List' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('month');
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('list');
  },
};

export const Four: Story = {
  args: {
    label: 'Time',
    value: 'week',
    options: ['day', 'week', 'month', 'year'].map((value) => ({ value, label: value })),
  },
  argTypes: { value: { options: ['day', 'week', 'month', 'year'] } },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: 'week' })).toBeChecked(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColours: Story = { globals: { colours: 'forced' } };

export const Sentences: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    options: [
      { value: 'list', label: 'All events one below the other, with everything that is known' },
      { value: 'month', label: 'The days of one month, of which one can be chosen' },
    ],
  },
};
