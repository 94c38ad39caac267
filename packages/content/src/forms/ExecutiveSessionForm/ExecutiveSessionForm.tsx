import { FormSection, type FormProps } from '../FormSection';
import { executiveSession } from './definition';

/** Books a session; the form of /book-executive-session. `?type=` chooses which. Renders a `<section>`. */
export function ExecutiveSessionForm(props: FormProps) {
  return <FormSection definition={executiveSession} {...props} />;
}
