import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { mediaAssetGroupsCollection } from '../../collections/media-assets';
import { mediaAssetGroups } from '../../collections/media-assets/entries';
import { amounts } from '../../stories/amounts';
import { MediaAssets } from '.';
import { guide } from './MediaAssets.guide';

const meta = {
  title: 'Content/Sections/MediaAssets',
  component: MediaAssets,
  parameters: { guide, layout: 'fullscreen' },
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

export const States: StoryObj<typeof meta> = {
  tags: ['!manifest'],
  render: inVariants(MediaAssets, {
    ...amounts('groups', mediaAssetGroupsCollection),
    'With what is known of a file': {
      groups: mediaAssetGroups.slice(1, 2),
      files: { '/files/fact-sheet.pdf': { bytes: 84_000, pages: 1 } },
      heading: 'One group',
    },
  }),
};

export const FileNames: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    groups: mediaAssetGroups.slice(0, 1).map((group) => ({
      ...group,
      assets: group.assets.map((asset, place) => ({ ...asset, name: `IMG_204${place}_final.jpg` })),
    })),
  },
};
