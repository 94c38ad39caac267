import { Button } from '@advisor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { filesInMemory, sampleFiles } from '../filesInMemory';
import { storedPicture as guide } from '../admin.guide';
import { samplePicture } from '../samplePicture';
import { StoredPicture, type StoredPictureProps } from '.';

const meta = {
  title: 'Content/Admin/StoredPicture',
  component: StoredPicture,
  parameters: { guide },
  args: { files: filesInMemory(), name: sampleFiles[0]!.name, alt: 'Ada at a desk' },
} satisfies Meta<typeof StoredPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    const picture: HTMLImageElement = await canvas.findByRole('img', { name: 'Ada at a desk' });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  },
};

let answer: (address: string) => void = () => {};

/** It was removed from the files; another one is chosen, and shown as soon as its address is known. */
export const Removed: Story = {
  parameters: { expectsConsoleErrors: true },
  args: { files: filesInMemory([]) },
  render: function Render({ files, ...args }) {
    const [other, setOther] = useState<StoredPictureProps['files']>();
    return (
      <>
        <StoredPicture {...args} files={other ?? files} name={other ? 'other.png' : args.name} />
        <Button onClick={() => setOther({ addressOf: () => new Promise((resolve) => (answer = resolve)) })}>
          Another
        </Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const missing = 'No picture could be loaded from this address.';
    await expect(await canvas.findByText(missing)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Another' }));
    await expect(canvas.queryByText(missing)).toBeNull();
    answer(samplePicture);
    await expect(await canvas.findByRole('img')).toHaveAttribute('src', samplePicture);
  },
};
