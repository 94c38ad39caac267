import type { InferType } from 'yup';
import { entry, field } from '../field';

export const mediaAssetGroup = entry({
  name: field.text({ label: 'Name', max: 60 }),
  assets: field.list({
    label: 'Files',
    of: field.group({
      label: 'File',
      fields: {
        name: field.text({ label: 'Name', max: 60 }),
        format: field.text({ label: 'Format', help: 'Such as JPEG, 3000 × 4000.', max: 60 }),
        downloadUrl: field.file({ label: 'File' }),
      },
    }),
  }),
});

/** Files for the press of one kind. */
export type MediaAssetGroup = InferType<typeof mediaAssetGroup>;
