import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ListControls, type ListControlsProps } from '.';
import { holdTimers } from '../../../../../tests/browser/holdTimers';
import { searchPause } from '../useSearchText';
import { listControls as guide } from '../admin.guide';

const searched = fn();
const sorted = fn();

const meta = {
  title: 'Content/Admin/ListControls',
  component: ListControls,
  parameters: { guide },
  args: {
    label: 'Recipes to show',
    search: { label: 'Search recipes', value: '', maxLength: 100, onChange: searched },
    choices: [
      {
        label: 'Sort',
        value: 'newest',
        options: [
          { value: 'newest', label: 'Newest first' },
          { value: 'title', label: 'By title' },
        ],
        onChange: sorted,
      },
    ],
  },
  argTypes: { search: { control: false }, choices: { control: false } },
  beforeEach: () => {
    searched.mockClear();
    sorted.mockClear();
  },
} satisfies Meta<typeof ListControls>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One call per pause in typing, not one per letter. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('search', { name: 'Recipes to show' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search recipes' }), ' soup ');
    await waitFor(() => expect(searched.mock.calls).toEqual([['soup']]));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'title');
    await expect(sorted.mock.calls).toEqual([['title']]);
  },
};

let wentBack = () => {};
function WithHistory({ search, ...props }: ListControlsProps) {
  const [value, setValue] = useState('bread');
  useLayoutEffect(() => wentBack(), [value]);
  return (
    <>
      <ListControls {...props} search={search && { ...search, value }} />
      <button type="button" onClick={() => setValue('soup')}>
        Back
      </button>
    </>
  );
}

/** What is typed and left at once, by back, does not return when the pause has passed. */
export const Left: Story = {
  tags: ['!autodocs'],
  render: (args) => <WithHistory {...args} />,
  play: async ({ canvas, userEvent }) => {
    const pause = holdTimers(searchPause);
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search recipes' }));
    wentBack = pause.pass;
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search recipes' })).toHaveValue('soup');
    await expect(searched).not.toHaveBeenCalled();
  },
};

export const WithoutSearch: Story = {
  args: { search: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('searchbox')).toBeNull(),
};
