import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { preparedBy } from '../../../../../tests/browser/prepared';
import { fileUpload as guide } from '../admin.guide';
import { filesInMemory, filesOfSlowConnection } from '../filesInMemory';
import { FileUpload } from '.';

const meta = {
  title: 'Content/Admin/FileUpload',
  component: FileUpload,
  parameters: { guide },
  args: { store: filesInMemory([]), onStored: fn() },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture = new File(['picture'], 'Team photo.PNG', { type: 'image/png' });

/** Chosen or dropped: the file is stored at once, and it is said. */
export const Stored: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Upload files/), picture);
    await waitFor(() => expect(args.onStored).toHaveBeenCalledOnce());
    await expect(canvas.getByText('team-photo-3c4d5e6f708192a3.png is stored.')).toBeInTheDocument();
    await expect(canvas.queryByRole('list', { name: 'Uploads' })).toBeNull();
  },
};

/** While it is sent, it can be stopped. */
export const Sending: Story = {
  args: { store: filesOfSlowConnection([]), label: 'Upload a picture', wanted: 'picture' },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Upload a picture/), picture);
    await canvas.findByRole('progressbar');
  }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Team photo.PNG' })).toHaveValue(0.4);
    await expect(canvas.getByText('40%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the upload of Team photo.PNG' }));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(args.onStored).not.toHaveBeenCalled();
  },
};

/** A refusal is a sentence that says what to do. */
export const Refused: Story = {
  args: { multiple: true },
  play: async ({ args, canvas, userEvent }) => {
    // As if dropped: the browser's own dialog would not offer the first one.
    fireEvent.change(canvas.getByLabelText(/^Upload files/), {
      target: { files: [new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }), picture] },
    });
    const refusal = await canvas.findByRole('alert');
    await expect(refusal).toHaveTextContent('logo.svg is not PNG, JPEG, WebP, AVIF or PDF. Choose another file.');
    // The others are stored all the same.
    await waitFor(() => expect(args.onStored).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Close the notice about logo.svg' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Leaving the page stops what is being sent, and what has not begun is not sent. */
export const Left: Story = {
  args: { store: filesOfSlowConnection([]), multiple: true },
  render: function Render(args) {
    const [isLeft, setLeft] = useState(false);
    return isLeft ? (
      <p>Another page</p>
    ) : (
      <>
        <FileUpload {...args} />
        <button type="button" onClick={() => setLeft(true)}>
          Leave
        </button>
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const upload = args.store.upload as ReturnType<typeof filesOfSlowConnection>['upload'];
    await userEvent.upload(canvas.getByLabelText(/^Upload files/), [picture, new File(['second'], 'second.png')]);
    await waitFor(() => expect(upload).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await upload.mock.results[0]!.value.catch(() => {});
    await new Promise(requestAnimationFrame);
    await expect(upload).toHaveBeenCalledOnce();
  },
};

export const PictureOrDocument: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { label: 'Upload a picture' },
};
