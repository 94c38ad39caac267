import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { FileUpload, type FileUploadProps } from '.';
import { guide } from './FileUpload.guide';

type Upload = FileUploadProps<{ name: string }>['upload'];

/** Stores nothing, and rejects files without an image extension. */
const storeAtOnce: Upload = async (file, { onProgress }) => {
  onProgress(1);
  if (!/\.png$/i.test(file.name)) throw new Error(`${file.name} is not PNG. Choose another file.`);
  return { name: file.name };
};

/** Never finishes until it is aborted. */
const storeSlowly: Upload = (_file, { onProgress, signal }) =>
  new Promise((_stored, refuse) => {
    onProgress(0.4);
    signal.addEventListener('abort', () => refuse(new Error('The upload was stopped.')));
  });

const meta = {
  title: 'Forms/FileUpload',
  component: FileUpload,
  parameters: { guide },
  args: {
    hint: 'PNG of at most 15 MB.',
    accept: '.png',
    upload: storeAtOnce,
    reasonOf: (error) => (error as Error).message,
    onStored: fn(),
  },
  argTypes: { upload: { control: false }, reasonOf: { control: false } },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture = new File(['picture'], 'Team photo.PNG', { type: 'image/png' });

/** A chosen or dropped file is uploaded at once, and the result is announced. */
export const Stored: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Upload files/), picture);
    await waitFor(() => expect(args.onStored).toHaveBeenCalledOnce());
    await expect(canvas.getByText('Team photo.PNG is stored.')).toBeInTheDocument();
    await expect(canvas.queryByRole('list', { name: 'Uploads' })).toBeNull();
  },
};

/** An upload in progress can be cancelled. */
export const Sending: Story = {
  args: { upload: storeSlowly, label: 'Upload a picture' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Upload a picture/), picture);
    await expect(await canvas.findByRole('progressbar', { name: 'Sent of Team photo.PNG' })).toHaveValue(0.4);
  },
};

export const Stopped: Story = {
  ...Sending,
  tags: ['!autodocs'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await Sending.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the upload of Team photo.PNG' }));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(args.onStored).not.toHaveBeenCalled();
  },
};

/** A refusal is a sentence that says what to do. */
export const Refused: Story = {
  args: { multiple: true },
  play: async (context) => {
    const { args, canvas } = context;
    fireEvent.change(canvas.getByLabelText(/^Upload files/), {
      target: { files: [new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }), picture] },
    });
    const refusal = await canvas.findByRole('alert');
    await expect(refusal).toHaveTextContent('logo.svg is not PNG. Choose another file.');
    // The other files are still stored.
    await waitFor(() => expect(args.onStored).toHaveBeenCalledOnce());
  },
};

export const RefusalClosed: Story = {
  ...Refused,
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Refused.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Close the notice about logo.svg' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const WithoutLimits: Story = { tags: ['!dev', '!autodocs'], args: { hint: undefined } };
