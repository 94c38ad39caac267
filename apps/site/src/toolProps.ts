import type { ToolProps } from '@advisor/tools/pricing-calculator';
import { notify } from '@advisor/ui';
import './lateStyles';

/** What every tool of this site is given: it owns the address of its page, and its notices are the site's. */
export const toolProps = {
  useAddress: true,
  onNotice: ({ kind, title, message }) => {
    void notify[kind](title, message);
    return false;
  },
} satisfies ToolProps;
