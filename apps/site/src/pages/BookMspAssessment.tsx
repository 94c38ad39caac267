import { MspAssessmentForm } from '@advisor/content/forms';
import {
  mspAssessmentAreas,
  mspAssessmentAreasSection,
  mspAssessmentHero,
  mspAssessmentProcess,
  mspAssessmentProcessSection,
} from '@advisor/content/lists';
import { PageOpening } from '@advisor/content/sections';
import { FeatureList, ProcessSteps } from '@advisor/ui/sections';
import { useRequestForm } from '../wiring/useRequestForm';

/** /book-msp-assessment */
export default function BookMspAssessment() {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...mspAssessmentHero} />
      <FeatureList {...mspAssessmentAreasSection} items={mspAssessmentAreas} />
      <ProcessSteps {...mspAssessmentProcessSection} steps={mspAssessmentProcess} tone="sunken" />
      <MspAssessmentForm {...form} />
    </>
  );
}
