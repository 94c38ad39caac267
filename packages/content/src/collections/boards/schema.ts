import type { InferType } from 'yup';
import { kinds } from '../../shapes/kinds';
import { entry, field } from '../field';

export const board = entry({
  name: field.text({ label: 'Name', max: 60 }),
  type: field.text({ label: 'Kind', help: 'Such as Charity or Company.', max: 60 }),
  description: field.text({ label: 'Description', help: 'One or two sentences.', min: 15, max: 160, multiline: true }),
  role: field.text({
    label: 'Your role',
    help: 'Begin with Previous when the seat has ended: the row is then muted.',
    max: 60,
  }),
  colour: field.choice({ label: 'Color', options: kinds.colour }),
  website: field.website({ label: 'Website', optional: true }),
});

/** An advisory board, council or charity the owner serves or has served. */
export type Board = InferType<typeof board>;
