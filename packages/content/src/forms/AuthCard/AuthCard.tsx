import { Container, Heading, Stack, Text } from '@advisor/ui';
import { useId, type ReactNode } from 'react';
import { panel } from './AuthCard.css';

export interface AuthCardProps {
  /** The heading, the page's `<h1>`: "Welcome". */
  heading: string;
  /** A sentence below the heading. */
  intro: ReactNode;
  /** The form, below the heading and the intro. */
  children: ReactNode;
}

/** The layout of the cards of /auth. Renders a `<section>`. */
export function AuthCard({ heading, intro, children }: AuthCardProps) {
  const id = useId();
  return (
    <Container width="narrow">
      <section className={panel} aria-labelledby={id}>
        <Stack space="l">
          <Stack space="xs">
            <Heading level={1} size="xxl" id={id}>
              {heading}
            </Heading>
            <Text color="textSoft">{intro}</Text>
          </Stack>
          {/* oxlint-disable-next-line translation/text-alone -- a form */}
          {children}
        </Stack>
      </section>
    </Container>
  );
}
