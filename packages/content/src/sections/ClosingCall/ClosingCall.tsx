import { CallToAction } from '@advisor/ui/sections';
import type { ClosingCall as ClosingCallContent } from '../../lists/shapes';

export interface ClosingCallProps {
  call: ClosingCallContent;
}

/** The last band of a page: what to do next, with one or two ways to do it. */
export function ClosingCall({ call }: ClosingCallProps) {
  return (
    <CallToAction heading={call.heading} actions={call.actions}>
      {call.text}
    </CallToAction>
  );
}
