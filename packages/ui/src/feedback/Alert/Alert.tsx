import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide';
import { Icon, type IconShape } from '../../media/Icon';
import type { ReactNode } from 'react';
import type { Tone } from '../../theme/tones';
import * as styles from './Alert.css';

export const alertTones = ['info', 'success', 'warning', 'danger'] as const satisfies readonly Tone[];
type AlertTone = (typeof alertTones)[number];

const icons: Record<AlertTone, IconShape> = {
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
   * `info` says how things are, `success` that all went well, `warning` what could go wrong, `danger` what failed.
   * @default 'info'
   */
  tone?: AlertTone;
  /** A button or a link that does what the text asks for. */
  action?: ReactNode;
  /**
   * Whether it appears in response to an action and is announced: assertively when `danger`, otherwise politely.
   * @default false
   */
  live?: boolean;
}

/** A message that stays in the page. Renders a `<div>`, with `live` a `role="status"` or `role="alert"`. */
export function Alert({ title, children, tone = 'info', action, live = false }: AlertProps) {
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
