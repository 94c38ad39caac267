import { FormSection, type FormProps } from '../FormSection';
import { contact } from './definition';

/** Sends a message; the form of /contact. Renders a `<section>`. */
export function ContactForm(props: FormProps) {
  return <FormSection definition={contact} {...props} />;
}
