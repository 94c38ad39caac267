import { FormSection, type FormProps } from '../FormSection';
import { channelPlanning } from './definition';

/** Books a planning session; the form of /schedule-channel-planning. `?type=` chooses the session. Renders a `<section>`. */
export function ChannelPlanningForm(props: FormProps) {
  return <FormSection definition={channelPlanning} {...props} />;
}
