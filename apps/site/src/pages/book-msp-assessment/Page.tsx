import { MspAssessmentForm } from '@advisor/content/forms';
import { PageOpening } from '@advisor/content/sections';
import { FeatureList, ProcessSteps } from '@advisor/ui/sections';
import { useRequestForm } from '../../wiring/useRequestForm';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /book-msp-assessment */
export default function BookMspAssessment({ words }: PropsOf<typeof page>) {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...words.hero} />
      <FeatureList {...words.mspAssessmentAreas} />
      <ProcessSteps {...words.mspAssessmentProcess} background="sunken" />
      <MspAssessmentForm words={words.form} {...form} />
    </>
  );
}
