import { ChannelPlanningForm } from '@advisor/content/forms';
import { PageOpening, PointCards, ScaledSteps, SessionCards } from '@advisor/content/sections';
import { useRequestForm } from '../../wiring/useRequestForm';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /schedule-channel-planning */
export default function ScheduleChannelPlanning({ words, entries }: PropsOf<typeof page>) {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...words.hero} beside={<ChannelPlanningForm words={words.form} {...form} />} />
      <SessionCards {...words.planningSessions} sessions={entries.planningSessions} />
      <ScaledSteps {...words.planningProcess} folded />
      <PointCards {...words.planningDetails} folded />
    </>
  );
}
