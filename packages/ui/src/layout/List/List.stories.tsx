import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { List, listSizes } from '.';
import { guide } from './List.guide';

const items = [
  'A ranked list of risks, in dollars and in plain language',
  'A roadmap with an owner and a date on every line',
  'A two-page summary for your board or insurer',
  'The working papers, which are yours to keep',
];

const meta = {
  title: 'Layout/List',
  component: List,
  parameters: { guide },
  args: { items },
  argTypes: { size: { options: listSizes } },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('UL');
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(items);
  },
};

/** Read down the first column, then the second. */
export const TwoColumns: Story = {
  args: { columns: 2 },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(second!.left).toBe(first!.left);
    await expect(second!.top).toBeGreaterThan(first!.top);
    // On a phone there is one column.
    if (third!.left !== first!.left) await expect(third!.top).toBe(first!.top);
  },
};

/** Inside a card, as secondary text. */
export const Small: Story = { args: { size: 'xs' } };

export const NamesWithValues: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    items: [
      'Length: two to three weeks',
      'Who takes part: owner, IT lead and finance',
      'Place: online',
      'Result: a two-page summary',
    ],
  },
};
