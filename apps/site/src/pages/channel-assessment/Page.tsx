import { ChannelAssessmentForm } from '@advisor/content/forms';
import { PageOpening, PointCards, ScaledSteps } from '@advisor/content/sections';
import { FeatureList } from '@advisor/ui/sections';
import { useRequestForm } from '../../wiring/useRequestForm';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /channel-assessment */
export default function ChannelAssessment({ words }: PropsOf<typeof page>) {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...words.hero} beside={<ChannelAssessmentForm words={words.form} {...form} />} />
      <FeatureList {...words.channelFocusAreas} folded />
      <ScaledSteps {...words.channelAssessmentProcess} folded />
      <PointCards {...words.assessmentTypes} columns={4} folded />
    </>
  );
}
