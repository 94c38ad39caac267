import type { InferType } from 'yup';
import { entry, field } from '../field';

export const question = entry({
  question: field.text({ label: 'Question', help: 'As a visitor would ask it.', min: 8, max: 100 }),
  answer: field.richText({
    label: 'Answer',
    help: 'Begin with the answer, then say why.',
    min: 15,
    max: 600,
  }),
});

/** A question that visitors ask, with its answer. */
export type Question = InferType<typeof question>;
