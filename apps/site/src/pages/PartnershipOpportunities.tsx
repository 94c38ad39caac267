import { PartnershipInquiryForm } from '@advisor/content/forms';
import { partnershipHero, partnershipProcess, partnershipProcessSection } from '@advisor/content/lists';
import { PageOpening, PartnershipModels, SuccessStories } from '@advisor/content/sections';
import { ProcessSteps } from '@advisor/ui/sections';
import { useRequestForm } from '../wiring/useRequestForm';

/** /partnership-opportunities */
export default function PartnershipOpportunities() {
  const form = useRequestForm();
  return (
    <>
      <PageOpening hero={partnershipHero} />
      <PartnershipModels />
      <SuccessStories />
      <ProcessSteps {...partnershipProcessSection} steps={partnershipProcess} />
      <PartnershipInquiryForm {...form} />
    </>
  );
}
