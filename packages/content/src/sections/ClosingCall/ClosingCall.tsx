import { CallToAction } from '@advisor/ui/sections';
import type { ClosingCall as ClosingCallWords } from '../../shapes/shapes';

export interface ClosingCallProps extends ClosingCallWords {}

/** The last section of a page: a call to action with one or two buttons. */
export function ClosingCall({ heading, text, actions }: ClosingCallProps) {
  return (
    <CallToAction heading={heading} actions={actions}>
      {text}
    </CallToAction>
  );
}
