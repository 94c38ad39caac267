import { PartnershipInquiryForm } from '@advisor/content/forms';
import {
  partnershipHero,
  partnershipModels,
  partnershipModelsSection,
  partnershipProcess,
  partnershipProcessSection,
  successStories,
  successStoriesSection,
} from '@advisor/content/lists';
import { PageOpening, PartnershipModels, SuccessStories } from '@advisor/content/sections';
import { ProcessSteps } from '@advisor/ui/sections';
import { useRequestForm } from '../wiring/useRequestForm';

/** /partnership-opportunities */
export default function PartnershipOpportunities() {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...partnershipHero} />
      <PartnershipModels {...partnershipModelsSection} models={partnershipModels} />
      <SuccessStories {...successStoriesSection} stories={successStories} />
      <ProcessSteps {...partnershipProcessSection} steps={partnershipProcess} />
      <PartnershipInquiryForm {...form} />
    </>
  );
}
