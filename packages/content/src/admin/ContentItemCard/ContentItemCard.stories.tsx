import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleContent } from '../sampleContent';
import { ContentItemCard } from '.';

const sample = (type: string) => sampleContent.find((item) => item.type === type)!;

const meta = {
  title: 'Content/Admin/ContentItemCard',
  component: ContentItemCard,
  args: { item: sample('publication'), onEdit: fn(), onDelete: fn() },
} satisfies Meta<typeof ContentItemCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Publication: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(args.item.publisher!)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.item.url);
    await userEvent.click(canvas.getByRole('button', { name: `Edit ${args.item.title}` }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${args.item.title}` }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** With one of the details of its kind. */
export const Podcast: Story = {
  args: { item: { ...sample('media'), type: 'podcast', platform: 'MSP Insights' } },
  play: async ({ canvas }) => expect(canvas.getByText('MSP Insights')).toBeVisible(),
};

export const Speaking: Story = { args: { item: sample('speaking') } };

/** Without an address and without details of its kind. */
export const MediaItem: Story = {
  args: { item: sample('media') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('p:empty')).toBeNull();
  },
};
