import type { ReactNode } from 'react';
import { tooltip } from '../../media/Icon/tooltip.css';
import type { LinkElementProps } from '../Link';
import { Anchor } from '../Link/Anchor';
import * as styles from './IconLink.css';

export const iconLinkSizes = ['medium', 'small'] as const;

export interface IconLinkProps extends Omit<
  LinkElementProps,
  'className' | 'style' | 'children' | 'title' | 'aria-label'
> {
  /** An address of this site, or a place on the page. */
  href: string;
  /** Where it leads: "Next page". Shown on hover and on keyboard focus. */
  label: string;
  /** The icon, 20 px. */
  icon: ReactNode;
  /**
   * `small` in dense rows: 32 px wide with a 44 px touch target.
   * @default 'medium'
   */
  size?: (typeof iconLinkSizes)[number];
}

/** A link where there is room for an icon only. Renders a square `<a>`; not printed. */
export function IconLink({ label, icon, size = 'medium', ...rest }: IconLinkProps) {
  return (
    <Anchor
      {...rest}
      aria-label={label}
      className={`${tooltip} ${styles.link}${size === 'small' ? ` ${styles.small}` : ''}`}
    >
      {icon}
    </Anchor>
  );
}
