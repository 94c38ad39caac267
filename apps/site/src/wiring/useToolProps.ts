import type { ToolProps } from '@advisor/tools/pricing-calculator';
import { notify } from '@advisor/ui';
import { useSite } from '../content/site';
import './lateStyles';

/**
 * The props of every tool on this site: it may use the page's URL, its notices are the site's, and its results are
 * printed under the owner's name.
 */
export function useToolProps(): ToolProps {
  const { owner } = useSite();
  return { ...same, organisation: owner.name };
}

const same = {
  useAddress: true,
  onNotice: ({ kind, title, message, isSeen }) => {
    // The tool's own message says it.
    if (isSeen) return undefined;
    void notify[kind](title, message);
    return false;
  },
} satisfies ToolProps;
