import type { ToolProps } from '@advisor/tools/pricing-calculator';
import { notify } from '@advisor/ui';
import './lateStyles';

/** The props of every tool on this site: it may use the page's address, and its notices are the site's but those that it shows in place. */
export const toolProps = {
  useAddress: true,
  onNotice: ({ kind, title, message, inPlace }) => {
    if (inPlace) return true;
    void notify[kind](title, message);
    return false;
  },
} satisfies ToolProps;
