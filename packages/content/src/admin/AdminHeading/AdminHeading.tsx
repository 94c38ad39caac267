import { Container, Heading, Text } from '@advisor/ui';
import type { ReactNode } from 'react';
import * as styles from './AdminHeading.css';

export interface AdminHeadingProps {
  /** The name of the page, as in the navigation. */
  headline: string;
  /** A count, or the signed-in user. */
  tagline?: ReactNode;
  /** The page's actions: one row of buttons. */
  children?: ReactNode;
}

/** Opens an admin page: its name and, at the end of the line, its actions. Renders the `<h1>`. */
export function AdminHeading({ headline, tagline, children }: AdminHeadingProps) {
  return (
    <Container>
      <div className={styles.heading}>
        <div className={styles.words}>
          <Heading level={1} size="xxl">
            {headline}
          </Heading>
          {tagline ? <Text color="soft">{tagline}</Text> : null}
        </div>
        {children}
      </div>
    </Container>
  );
}
