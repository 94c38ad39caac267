import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide';
import { Icon, type IconShape } from '../../media/Icon';
import type { ReactNode } from 'react';
import type { Tone } from '../../theme/tones';
import * as styles from './Alert.css';

const icons: Record<Tone, IconShape> = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
};

export interface AlertProps {
  /** What happened, or the current state, in a few words. */
  title: ReactNode;
  /** Why it matters and what to do. */
  children?: ReactNode;
  /**
   * The status: `neutral` and, more visibly, `info` inform, `success` says that all is well, `warning` what to mind, `danger`
   * that something failed.
   * @default 'neutral'
   */
  tone?: Tone;
  /** A button or link for what the text recommends. */
  action?: ReactNode;
  /**
   * Whether it appears in response to an action and is announced: assertively when `danger`, otherwise politely.
   * @default false
   */
  live?: boolean;
}

/** A persistent message in the page. Renders a `<div>`, with `live` a `role="status"` or `role="alert"`. */
export function Alert({ title, children, tone = 'neutral', action, live = false }: AlertProps) {
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div className={styles.alert({ tone })} role={live ? role : undefined}>
      <span className={styles.icon}>
        <Icon icon={icons[tone]} />
      </span>
      <div className={styles.content}>
        <p className={styles.title}>{title}</p>
        {children ? <div className={styles.message}>{children}</div> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}
