import { Button, Stack } from '@advisor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AdminHeading } from '.';
import { adminHeading as guide } from '../admin.guide';

const meta = {
  title: 'Content/Admin/AdminHeading',
  component: AdminHeading,
  parameters: { guide, layout: 'fullscreen' },
  args: { headline: 'Messages', tagline: '24 messages', children: <Button variant="secondary">Export as CSV</Button> },
} satisfies Meta<typeof AdminHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Messages'),
};

/** On a phone the actions follow below. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const ActionsOfOneRow: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    headline: 'Recipes',
    tagline: '12 recipes',
    children: (
      <Stack direction="row" space="s">
        <Button variant="secondary">Edit recipe</Button>
        <Button variant="secondary">Duplicate recipe</Button>
        <Button variant="quiet" tone="danger">
          Delete recipe
        </Button>
      </Stack>
    ),
  },
};
