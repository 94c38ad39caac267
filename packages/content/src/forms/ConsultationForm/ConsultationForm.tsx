import { FormSection, type FormProps } from '../FormSection';
import { consultation } from './definition';

/** Books a consultation; the form of /schedule-consultation. `?type=` chooses the kind. Renders a `<section>`. */
export function ConsultationForm(props: FormProps) {
  return <FormSection definition={consultation} {...props} />;
}
