import { ChannelAssessmentForm } from '@advisor/content/forms';
import {
  assessmentTypePoints,
  assessmentTypesSection,
  channelAssessmentHero,
  channelAssessmentProcess,
  channelAssessmentProcessSection,
  channelFocusAreas,
  channelFocusAreasSection,
} from '@advisor/content/lists';
import { PageOpening, PointCards } from '@advisor/content/sections';
import { FeatureList, ProcessSteps } from '@advisor/ui/sections';
import { useRequestForm } from '../wiring/useRequestForm';

/** /channel-assessment */
export default function ChannelAssessment() {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...channelAssessmentHero} />
      <FeatureList {...channelFocusAreasSection} items={channelFocusAreas} />
      <ProcessSteps {...channelAssessmentProcessSection} steps={channelAssessmentProcess} tone="sunken" />
      <PointCards {...assessmentTypesSection} points={assessmentTypePoints} columns={4} />
      <ChannelAssessmentForm {...form} />
    </>
  );
}
