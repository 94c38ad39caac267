import { FormSection, type FormProps } from '../FormSection';
import { mentorshipApplication } from './definition';

/** Applies for a mentorship program; the form of /apply-mentorship-program. `?type=` chooses the program. Renders a `<section>`. */
export function MentorshipApplicationForm(props: FormProps) {
  return <FormSection definition={mentorshipApplication} {...props} />;
}
