import { FormSection, type FormProps } from '../FormSection';
import { channelStrategy } from './definition';

/** Books a discussion; the form of /discuss-channel-strategy. `?type=` chooses the format. Renders a `<section>`. */
export function ChannelStrategyForm(props: FormProps) {
  return <FormSection definition={channelStrategy} {...props} />;
}
