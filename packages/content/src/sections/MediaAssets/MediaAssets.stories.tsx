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
    // Photos and speaking materials have no files yet; the biography has all.
    await expect(canvas.getAllByText('Sent on request.')).toHaveLength(2);
  },
};

/** A group with one file of two marks the other one as available on request. */
export const SomeOnRequest: StoryObj<typeof meta> = {
  args: {
    groups: [
      {
        name: 'Photos',
        assets: [
          { name: 'Portrait', format: 'JPEG, 3000 × 4000', downloadUrl: 'https://files.example.com/portrait.jpg' },
          { name: 'On stage', format: 'JPEG, 4000 × 2667', downloadUrl: null },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Some are sent on request.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Download Portrait/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask for it On stage' })).toBeVisible();
  },
};

/** The site's mark and colors, with previews. */
export const WithBrand: StoryObj<typeof meta> = {
  args: {
    groups: [],
    brand: {
      name: 'Logo and color',
      marks: [{ name: 'Mark', format: 'SVG', href: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' }],
      colours: [
        { name: 'Accent', value: '#0B5D57' },
        { name: 'Ink', value: '#15202B' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Logo and color');
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Copy Accent, #0B5D57',
      'Copy Ink, #15202B',
    ]);
    await expect(canvas.getByRole('link', { name: /^Download Mark/ })).toBeVisible();
  },
};
