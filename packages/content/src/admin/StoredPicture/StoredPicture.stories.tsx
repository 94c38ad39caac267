import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { filesInMemory, sampleFiles } from '../filesInMemory';
import { storedPicture as guide } from '../admin.guide';
import { StoredPicture } from '.';

const meta = {
  title: 'Content/Admin/StoredPicture',
  component: StoredPicture,
  parameters: { guide },
  args: { files: filesInMemory(), name: sampleFiles[0]!.name, alt: 'Ada at a desk' },
  argTypes: { files: { control: false } },
} satisfies Meta<typeof StoredPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    const picture: HTMLImageElement = await canvas.findByRole('img', { name: 'Ada at a desk' });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  },
};

/** It was removed from the files. */
export const Removed: Story = {
  parameters: { expectsConsoleErrors: true },
  args: { files: filesInMemory([]) },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('No picture could be loaded from this address.')).toBeVisible(),
};
