import type { InferType } from 'yup';
import { entry, field } from '../field';

export const impactStatistic = entry({
  label: field.text({ label: 'What it counts', help: 'The label gives the figure its scope.', max: 60 }),
  value: field.text({ label: 'Figure', help: 'Such as 15+.', max: 60 }),
});

/** A figure and what it counts. */
export type ImpactStatistic = InferType<typeof impactStatistic>;
