import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { List } from '../../layout/List';
import { Stack } from '../../layout/Stack';
import { Pagination } from '.';
import { guide } from './Pagination.guide';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  parameters: { guide },
  args: { label: 'Pages of recipes', page: 1, pages: 12, hrefOf: (page: number) => `?page=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of recipes' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Previous page' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=2');
  },
};

export const Middle: Story = {
  args: { page: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?page=5');
    await expect(canvas.getByRole('link', { name: 'Page 12' })).toHaveAttribute('href', '?page=12');
    await expect(canvas.queryByRole('link', { name: 'Page 3' })).toBeNull();
  },
};

/** A phone shows the current page alone, with the arrow that leads on. */
export const Last: Story = {
  args: { page: 12 },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const [previous, current, ...others] = canvas.getAllByRole('link');
    await expect([previous, others]).toEqual([canvas.getByRole('link', { name: 'Previous page' }), []]);
    await expect(current).toHaveAccessibleName('Page 12');
  },
};

/** In right-to-left text the arrows are mirrored. */
export const RightToLeft: Story = {
  args: { page: 6 },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('link', { name: 'Next page' }).querySelector('svg')!;
    await expect(getComputedStyle(icon).scale).toBe('-1 1');
  },
};

/** A few pages: all of them are shown. */
export const Few: Story = {
  args: { page: 2, pages: 3 },
  play: async ({ canvas }) => {
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['?page=1', '?page=1', '?page=2', '?page=3', '?page=3']);
  },
};

/** A single page: nothing is rendered. */
export const SinglePage: Story = {
  args: { pages: 1 },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
};

export const ThreeToAPage: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { pages: 3 },
  render: (args) => (
    <Stack>
      <List items={['Brambles soup', 'Apple cake', 'Corn bread']} />
      <Pagination {...args} />
    </Stack>
  ),
};
