import { AdvisoryProposalForm } from '@advisor/content/forms';
import { proposalHero, proposalProcess, proposalProcessSection } from '@advisor/content/lists';
import { PageOpening } from '@advisor/content/sections';
import { ProcessSteps } from '@advisor/ui/sections';
import { useRequestForm } from '../wiring/useRequestForm';

/** /request-advisory-proposal */
export default function RequestAdvisoryProposal() {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...proposalHero} />
      <ProcessSteps {...proposalProcessSection} steps={proposalProcess} />
      <AdvisoryProposalForm {...form} />
    </>
  );
}
