import { FormSection, type FormProps } from '../FormSection';
import { partnershipInquiry } from './definition';

/** Asks about a partnership; the form of /partnership-opportunities. `?type=` chooses the model. Renders a `<section>`. */
export function PartnershipInquiryForm(props: FormProps) {
  return <FormSection definition={partnershipInquiry} {...props} />;
}
