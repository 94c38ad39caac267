import { FormSection, type FormProps } from '../FormSection';
import { mspGuide } from './definition';

/** Orders the MSP guide; the form of /download-msp-guide. Renders a `<section>`. */
export function MspGuideForm(props: FormProps) {
  return <FormSection definition={mspGuide} {...props} />;
}
