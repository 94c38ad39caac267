import { ChannelPlanningForm } from '@advisor/content/forms';
import { PageOpening, PointCards, SessionCards } from '@advisor/content/sections';
import { ProcessSteps } from '@advisor/ui/sections';
import { useRequestForm } from '../../wiring/useRequestForm';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /schedule-channel-planning */
export default function ScheduleChannelPlanning({ words, entries }: PropsOf<typeof page>) {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...words.hero} />
      <SessionCards {...words.planningSessions} sessions={entries.planningSessions} />
      <ProcessSteps {...words.planningProcess} />
      <PointCards {...words.planningDetails} background="sunken" />
      <ChannelPlanningForm words={words.form} {...form} />
    </>
  );
}
