import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { about } from '../../lists/about';
import { sampleContentPicture } from '../../illustrations/samplePhoto';
import { owner } from '../../owner';
import { About } from '.';

const meta = {
  title: 'Content/Sections/About',
  component: About,
  parameters: { layout: 'fullscreen' },
  args: { ...about, ownerName: owner.name },
} satisfies Meta<typeof About>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: about.heading })).toBeVisible();
    await expect(canvas.getByRole('img', { name: `Portrait of ${owner.name}` })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([...about.expertise]);
  },
};

export const WithAPhoto: StoryObj<typeof meta> = {
  args: { portrait: sampleContentPicture },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: sampleContentPicture.alt })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^Portrait of/ })).toBeNull();
  },
};
