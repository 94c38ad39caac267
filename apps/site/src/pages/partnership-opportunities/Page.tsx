import { PartnershipInquiryForm } from '@advisor/content/forms';
import { PageOpening, PartnershipModels, ScaledSteps, SuccessStories } from '@advisor/content/sections';
import { useRequestForm } from '../../wiring/useRequestForm';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /partnership-opportunities */
export default function PartnershipOpportunities({ words, entries }: PropsOf<typeof page>) {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...words.hero} beside={<PartnershipInquiryForm words={words.form} {...form} />} />
      <PartnershipModels {...words.partnershipModels} models={entries.partnershipModels} />
      <SuccessStories {...words.successStories} stories={entries.successStories} />
      <ScaledSteps {...words.partnershipProcess} folded />
    </>
  );
}
