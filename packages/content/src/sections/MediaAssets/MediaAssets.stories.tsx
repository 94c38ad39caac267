import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mediaAssetGroups } from '../../collections/media-assets/entries';
import { MediaAssets } from '.';

const meta = {
  title: 'Content/Sections/MediaAssets',
  component: MediaAssets,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Files', heading: 'Files for download', groups: mediaAssetGroups },
} satisfies Meta<typeof MediaAssets>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Photos',
      'Biography',
      'Speaking materials',
    ]);
    await expect(canvas.getAllByRole('link', { name: /^(?:Download|Ask for it) / })).toHaveLength(9);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
