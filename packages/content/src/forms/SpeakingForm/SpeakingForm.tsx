import { FormSection, type FormProps } from '../FormSection';
import { speaking } from './definition';

/** Books a speaking engagement; the form of /speaking-engagement. Renders a `<section>`. */
export function SpeakingForm(props: FormProps) {
  return <FormSection definition={speaking} {...props} />;
}
