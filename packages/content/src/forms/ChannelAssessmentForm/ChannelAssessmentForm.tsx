import { FormSection, type FormProps } from '../FormSection';
import { channelAssessment } from './definition';

/** Asks for a channel assessment; the form of /channel-assessment. Renders a `<section>`. */
export function ChannelAssessmentForm(props: FormProps) {
  return <FormSection definition={channelAssessment} {...props} />;
}
