import { Container, Heading, Text } from '@advisor/ui';
import type { ReactNode } from 'react';
import * as styles from './AdminHeading.css';

export interface AdminHeadingProps {
  /** The name of the page, as in the navigation. */
  headline: string;
  /** A count, or who is signed in. */
  tagline?: ReactNode;
  /** What can be done with the whole page: one row of buttons. */
  children?: ReactNode;
}

/** Opens a page of the admin area: its name and, at the other end of the line, its actions. Renders the `<h1>`. */
export function AdminHeading({ headline, tagline, children }: AdminHeadingProps) {
  return (
    <Container>
      <div className={styles.heading}>
        <div className={styles.words}>
          <Heading level={1} size="xxl">
            {headline}
          </Heading>
          {tagline ? <Text color="textSoft">{tagline}</Text> : null}
        </div>
        {/* oxlint-disable-next-line translation/text-alone -- buttons */}
        {children}
      </div>
    </Container>
  );
}
