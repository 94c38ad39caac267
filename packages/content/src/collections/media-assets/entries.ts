import type { Entries } from '../collection';
import type { MediaAssetGroup } from './schema';

export const mediaAssetEntries: Entries<MediaAssetGroup> = {
  photos: {
    name: 'Photos',
    assets: [
      { name: 'Portrait, color', format: 'JPEG, 3000 × 4000', downloadUrl: /* placeholder: the photograph */ null },
      {
        name: 'Portrait, black and white',
        format: 'JPEG, 3000 × 4000',
        downloadUrl: /* placeholder: the photograph */ null,
      },
      { name: 'On stage', format: 'JPEG, 4000 × 2667', downloadUrl: /* placeholder: the photograph */ null },
    ],
  },
  biography: {
    name: 'Biography',
    assets: [
      { name: 'Fact sheet', format: 'PDF, 1 page', downloadUrl: '/files/fact-sheet.pdf' },
      { name: 'Biography, short and long', format: 'PDF, 1 page', downloadUrl: '/files/biography.pdf' },
      {
        name: 'Introduction to read aloud',
        format: 'PDF, 1 page',
        downloadUrl: '/files/introduction-to-read-aloud.pdf',
      },
    ],
  },
  'speaking-materials': {
    name: 'Speaking materials',
    assets: [
      { name: 'Topics and abstracts', format: 'PDF, 4 pages', downloadUrl: /* placeholder: the PDF */ null },
      { name: 'Stage and audio requirements', format: 'PDF, 1 page', downloadUrl: /* placeholder: the PDF */ null },
      {
        name: 'Recording of a keynote',
        format: 'Video, 12 minutes',
        downloadUrl: /* placeholder: the recording */ null,
      },
    ],
  },
};

export const mediaAssetGroups: readonly MediaAssetGroup[] = Object.values(mediaAssetEntries);
