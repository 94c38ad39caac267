import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../layout/Heading';
import { Text } from '../../layout/Text';
import { action as actionStyle, emptyState } from './EmptyState.css';

export interface EmptyStateProps {
  /** What is missing: "No recipes yet". */
  title: ReactNode;
  /** Why, and what the person can do about it. */
  children?: ReactNode;
  /** The button or link that fixes it. */
  action?: ReactNode;
  /**
   * The level of the title in the outline of the page.
   * @default 3
   */
  level?: HeadingLevel;
}

/** Replaces a list that has nothing to show. Renders a `<div>` with a heading. */
export function EmptyState({ title, children, action, level = 3 }: EmptyStateProps) {
  return (
    <div className={emptyState}>
      <Heading level={level} size="l">
        {title}
      </Heading>
      {children ? (
        <Text as="div" size="s" color="textSoft" measure>
          {children}
        </Text>
      ) : null}
      {action ? <div className={actionStyle}>{action}</div> : null}
    </div>
  );
}
