import { FormSection, type FormProps } from '../FormSection';
import { executiveBrief } from './definition';

/** Orders a brief; the form of /executive-brief. `?type=` chooses which. Renders a `<section>`. */
export function ExecutiveBriefForm(props: FormProps) {
  return <FormSection definition={executiveBrief} {...props} />;
}
