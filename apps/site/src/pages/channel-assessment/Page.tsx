import { ChannelAssessmentForm } from '@advisor/content/forms';
import { PageOpening, PointCards } from '@advisor/content/sections';
import { FeatureList, ProcessSteps } from '@advisor/ui/sections';
import { useRequestForm } from '../../wiring/useRequestForm';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /channel-assessment */
export default function ChannelAssessment({ words }: PropsOf<typeof page>) {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...words.hero} />
      <FeatureList {...words.channelFocusAreas} />
      <ProcessSteps {...words.channelAssessmentProcess} background="sunken" />
      <PointCards {...words.assessmentTypes} columns={4} />
      <ChannelAssessmentForm words={words.form} {...form} />
    </>
  );
}
