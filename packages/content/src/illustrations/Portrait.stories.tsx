import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Portrait } from './Portrait';
import { sampleContentPicture } from './samplePhoto';
import { portrait as guide } from './illustrations.guide';

const meta = {
  title: 'Content/Illustrations/Portrait',
  tags: ['!manifest'],
  component: Portrait,
  parameters: { guide },
  args: { ownerName: 'Ada  Byron King' },
} satisfies Meta<typeof Portrait>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: /^Monogram of Ada/ })).toHaveTextContent(/^AK$/),
};

/** A photo in the owner's details takes the place of the monogram. */
export const Photo: Story = {
  args: { picture: sampleContentPicture, priority: true },
  play: async ({ canvas }) => {
    const photo: HTMLImageElement = canvas.getByRole('img', { name: sampleContentPicture.alt });
    await waitFor(() => expect(photo.naturalWidth).toBeGreaterThan(0));
    await expect(canvas.queryByRole('img', { name: /^Monogram of/ })).toBeNull();
  },
};

/** Its versions are not made, because the file is missing: the monogram stays. */
export const PhotoWithoutVersions: Story = {
  args: { ownerName: 'Ada', picture: { file: 'gone.jpg', alt: 'Gone' } },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'Monogram of Ada' })).toHaveTextContent(/^A$/),
};

export const CertificateInName: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { ownerName: 'Ada Byron King, CISSP' },
};
