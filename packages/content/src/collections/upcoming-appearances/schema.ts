import type { InferType } from 'yup';
import { kinds } from '../../shapes/kinds';
import { entry, field } from '../field';

export const upcomingAppearance = entry({
  title: field.text({ label: 'Title', min: 3, max: 70 }),
  platform: field.text({ label: 'Show or event', max: 60 }),
  date: field.day({ label: 'Date' }),
  status: field.choice({
    label: 'Status',
    help: 'Confirmed means recorded or contracted.',
    options: kinds.appearanceStatus,
  }),
});

/** An upcoming recording or event. */
export type UpcomingAppearance = InferType<typeof upcomingAppearance>;
