import { CallToAction } from '@advisor/ui/sections';
import { closingCall } from './ClosingCall.css';
import type { ClosingCall as ClosingCallWords } from '../../shapes/shapes';

export interface ClosingCallProps extends ClosingCallWords {}

/** The last section of a page: a call to action with one or two buttons; not printed. */
export function ClosingCall({ heading, text, actions }: ClosingCallProps) {
  return (
    <div className={closingCall}>
      <CallToAction heading={heading} actions={actions}>
        {text}
      </CallToAction>
    </div>
  );
}
