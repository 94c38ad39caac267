import { FormSection, type FormProps } from '../FormSection';
import { advisoryProposal } from './definition';

/** Asks for a written proposal; the form of /request-advisory-proposal. Renders a `<section>`. */
export function AdvisoryProposalForm(props: FormProps) {
  return <FormSection definition={advisoryProposal} {...props} />;
}
