import { CallToAction } from '@advisor/ui/sections';
import type { ClosingCall as ClosingCallContent } from '../../lists/shapes';

export interface ClosingCallProps {
  call: ClosingCallContent;
}

/** The last section of a page: a call to action with one or two buttons. */
export function ClosingCall({ call }: ClosingCallProps) {
  return (
    <CallToAction heading={call.heading} actions={call.actions}>
      {call.text}
    </CallToAction>
  );
}
