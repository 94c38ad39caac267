import { FormSection, type FormProps } from '../FormSection';
import { mspAssessment } from './definition';

/** Asks for an assessment; the form of /book-msp-assessment. Renders a `<section>`. */
export function MspAssessmentForm(props: FormProps) {
  return <FormSection definition={mspAssessment} {...props} />;
}
