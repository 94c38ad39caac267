import { ChannelPlanningForm } from '@advisor/content/forms';
import {
  channelPlanningHero,
  planningDetails,
  planningDetailsSection,
  planningProcess,
  planningProcessSection,
  planningSessions,
  planningSessionsSection,
} from '@advisor/content/lists';
import { PageOpening, PointCards, SessionCards } from '@advisor/content/sections';
import { ProcessSteps } from '@advisor/ui/sections';
import { useRequestForm } from '../wiring/useRequestForm';

/** /schedule-channel-planning */
export default function ScheduleChannelPlanning() {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...channelPlanningHero} />
      <SessionCards {...planningSessionsSection} sessions={planningSessions} />
      <ProcessSteps {...planningProcessSection} steps={planningProcess} />
      <PointCards {...planningDetailsSection} points={planningDetails} tone="sunken" />
      <ChannelPlanningForm {...form} />
    </>
  );
}
