import type { InferType } from 'yup';
import { kinds } from '../../shapes/kinds';
import { entry, field } from '../field';

const resource = field.group({
  label: 'Document',
  fields: {
    name: field.text({ label: 'Name', max: 60 }),
    type: field.choice({ label: 'Kind', options: kinds.resourceType }),
    description: field.text({
      label: 'Description',
      help: 'One or two sentences.',
      min: 15,
      max: 160,
      multiline: true,
    }),
    downloadUrl: field.file({ label: 'File' }),
  },
});

export const resourceCategory = entry({
  name: field.text({ label: 'Name', max: 60 }),
  description: field.text({ label: 'Description', help: 'One or two sentences.', min: 15, max: 160, multiline: true }),
  resources: field.list({
    label: 'Documents',
    of: resource,
    min: 3,
    max: 3,
  }),
});

/** A group of documents in the library. */
export type ResourceCategory = InferType<typeof resourceCategory>;

/** A document of the library. */
export type Resource = InferType<typeof resource>;
