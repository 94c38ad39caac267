import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { samplePicture } from '../samplePicture';
import { RemotePicture } from '.';
import { remotePicture as guide } from '../admin.guide';

const meta = {
  title: 'Content/Admin/RemotePicture',
  component: RemotePicture,
  parameters: { guide },
  args: { src: samplePicture, alt: 'A bowl of soup' },
} satisfies Meta<typeof RemotePicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    const picture: HTMLImageElement = canvas.getByRole('img', { name: 'A bowl of soup' });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  },
};

export const Broken: Story = {
  parameters: { expectsConsoleErrors: true },
  args: { src: 'http://127.0.0.1:9/soup.jpg' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No picture could be loaded from this address.')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Never requested, so that `javascript:` and `file:` addresses have no effect. */
export const NoWebAddress: Story = {
  args: { src: 'javascript:alert(1)' },
  play: async ({ canvas }) => expect(canvas.getByText('This is not a web address.')).toBeVisible(),
};

/** In the row of a table: there is no room for words. */
export const BrokenThumbnail: Story = {
  parameters: { expectsConsoleErrors: true },
  args: { src: 'http://127.0.0.1:9/soup.jpg', small: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '5rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) =>
    expect(await canvas.findByText('No picture could be loaded from this address.')).toBeInTheDocument(),
};

export const SmallWithRoom: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { src: 'www.example.com/soup.jpg', small: true },
};
