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
  const [value, setValue] = useState('0');
  useLayoutEffect(() => wentBack(), [value]);
  return (
    <>
      <ListControls {...props} search={search && { ...search, value }} />
      <button type="button" onClick={() => setValue(String(Number(value) + 1))}>
        Back
      </button>
    </>
  );
}

/** What is typed is told once typing rests, unless back has led elsewhere since; back sets what is typed. */
export const Left: Story = {
  tags: ['!autodocs'],
  render: (args) => <WithHistory {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search recipes' });
    for (const [steps, shown, told] of [
      ['type back rest', '1', []],
      ['type rest back', '2', ['1 typed']],
      ['back type rest', '3 typed', ['3 typed']],
    ] as const) {
      searched.mockClear();
      const pause = holdTimers(searchPause);
      // A timer may fire as soon as the other search is drawn, before the effects that come after it.
      wentBack = steps.endsWith('rest') && steps.startsWith('type') ? pause.pass : () => {};
      for (const step of steps.split(' '))
        if (step === 'type') await userEvent.type(field, ' typed');
        else if (step === 'back') await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
        else pause.pass();
      await expect(field).toHaveValue(shown);
      await expect(searched.mock.calls.flat()).toEqual(told);
    }
  },
};

export const WithoutSearch: Story = {
  args: { search: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('searchbox')).toBeNull(),
};

function WithChoices({ choices, ...props }: ListControlsProps) {
  const [values, setValues] = useState(choices.map(({ value }) => value));
  return (
    <ListControls
      {...props}
      choices={choices.map((choice, index) => ({
        ...choice,
        value: values[index]!,
        onChange: (value) => setValues(values.with(index, value)),
      }))}
    />
  );
}

const choiceOf = (label: string, ...words: readonly string[]) => ({
  label,
  value: words[0]!,
  options: words.map((each) => ({ value: each, label: each })),
  onChange: () => {},
});

export const EightChoices: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    label: 'Messages to show',
    search: { label: 'Reference number', value: '', maxLength: 40, onChange: searched },
    choices: [
      choiceOf('Form', 'All forms', 'Contact message', 'Speaking'),
      choiceOf('Mail', 'Any status', 'Mailed', 'Failed'),
      choiceOf('State', 'All', 'Open', 'Handled'),
      choiceOf('Received', 'At any time', 'This week', 'This month'),
      choiceOf('Files', 'With or without', 'With files', 'Without files'),
      choiceOf('Country', 'All countries', 'United States', 'Canada'),
      choiceOf('Sort', 'Newest first', 'Oldest first'),
      choiceOf('On a page', '24', '48', '96'),
    ],
  },
  render: (args) => <WithChoices {...args} />,
};
