import { PartnershipInquiryForm } from '@advisor/content/forms';
import { PageOpening, PartnershipModels, SuccessStories } from '@advisor/content/sections';
import { ProcessSteps } from '@advisor/ui/sections';
import { useRequestForm } from '../../wiring/useRequestForm';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /partnership-opportunities */
export default function PartnershipOpportunities({ words, entries }: PropsOf<typeof page>) {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...words.hero} />
      <PartnershipModels {...words.partnershipModels} models={entries.partnershipModels} />
      <SuccessStories {...words.successStories} stories={entries.successStories} />
      <ProcessSteps {...words.partnershipProcess} />
      <PartnershipInquiryForm words={words.form} {...form} />
    </>
  );
}
