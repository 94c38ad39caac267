import { EmptyState, List, Stack } from '@advisor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListResults, LoadFailure } from '.';
import { listResults as guide } from '../admin.guide';

const meta = {
  title: 'Content/Admin/ListResults',
  component: ListResults,
  subcomponents: { LoadFailure },
  parameters: { guide },
  args: {
    label: 'Recipes',
    page: 2,
    size: 24,
    total: 50,
    loading: false,
    hrefOf: (page: number) => `?page=${page}`,
    children: <EmptyState title="The rows stand here" />,
  },
} satisfies Meta<typeof ListResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePageOfSeveral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Recipes, page 2 of 3' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Pages of recipes' })).toBeVisible();
  },
};

/** Another page is loading; this one stays until then. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => expect(canvas.getByRole('group')).toHaveAttribute('aria-busy', 'true'),
};

/** What it says and does is shown by the lists that have it. */
export const Failed: Story = {
  tags: ['!test'],
  render: () => (
    <LoadFailure
      title="Failed to load recipes"
      shownSince={new Date(2026, 10, 22, 14, 5)}
      busy={false}
      onRetry={() => {}}
    />
  ),
};

export const NothingIsShown: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    page: 1,
    total: 3,
    children: <List items={['White bean and kale soup', 'Brambles soup', 'Corn bread']} />,
  },
  render: (args) => (
    <Stack space="l">
      <LoadFailure title="Failed to load recipes" shownSince={null} busy={false} onRetry={() => {}} />
      <ListResults {...args} />
    </Stack>
  ),
};
