import { FormSection, type FormProps } from '../FormSection';
import { advisoryRequest } from './definition';

/** Asks for advice; the form of /request-advisory-services. `?type=` chooses the service. Renders a `<section>`. */
export function AdvisoryRequestForm(props: FormProps) {
  return <FormSection definition={advisoryRequest} {...props} />;
}
