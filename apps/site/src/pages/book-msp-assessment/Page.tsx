import { MspAssessmentForm } from '@advisor/content/forms';
import { PageOpening, ScaledSteps } from '@advisor/content/sections';
import { FeatureList } from '@advisor/ui/sections';
import { useRequestForm } from '../../wiring/useRequestForm';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /book-msp-assessment */
export default function BookMspAssessment({ words }: PropsOf<typeof page>) {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...words.hero} beside={<MspAssessmentForm words={words.form} {...form} />} />
      <FeatureList {...words.mspAssessmentAreas} folded />
      <ScaledSteps {...words.mspAssessmentProcess} folded />
    </>
  );
}
