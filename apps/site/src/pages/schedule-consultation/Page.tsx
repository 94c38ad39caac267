import { ConsultationForm } from '@advisor/content/forms';
import { PageOpening, SessionCards } from '@advisor/content/sections';
import { useRequestForm } from '../../wiring/useRequestForm';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /schedule-consultation */
export default function ScheduleConsultation({ words, entries }: PropsOf<typeof page>) {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...words.hero} />
      <SessionCards {...words.consultationSessions} sessions={entries.consultationSessions} />
      <ConsultationForm words={words.form} {...form} />
    </>
  );
}
