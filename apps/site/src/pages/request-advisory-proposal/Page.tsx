import { AdvisoryProposalForm } from '@advisor/content/forms';
import { PageOpening } from '@advisor/content/sections';
import { ProcessSteps } from '@advisor/ui/sections';
import { useRequestForm } from '../../wiring/useRequestForm';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /request-advisory-proposal */
export default function RequestAdvisoryProposal({ words }: PropsOf<typeof page>) {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...words.hero} />
      <ProcessSteps {...words.proposalProcess} />
      <AdvisoryProposalForm words={words.form} {...form} />
    </>
  );
}
