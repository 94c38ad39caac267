import { FormSection, type FormProps } from '../FormSection';
import { channelAudit } from './definition';

/** Asks for a channel audit; the form of /request-channel-audit. Renders a `<section>`. */
export function ChannelAuditForm(props: FormProps) {
  return <FormSection definition={channelAudit} {...props} />;
}
