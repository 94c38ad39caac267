import { ConsultationForm } from '@advisor/content/forms';
import { consultationHero, consultationSessions, consultationSessionsSection } from '@advisor/content/lists';
import { PageOpening, SessionCards } from '@advisor/content/sections';
import { useRequestForm } from '../wiring/useRequestForm';

/** /schedule-consultation */
export default function ScheduleConsultation() {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...consultationHero} />
      <SessionCards {...consultationSessionsSection} sessions={consultationSessions} />
      <ConsultationForm {...form} />
    </>
  );
}
