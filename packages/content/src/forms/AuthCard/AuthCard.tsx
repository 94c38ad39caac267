import { Container, Heading, Stack, Text } from '@advisor/ui';
import { useId, type ReactNode } from 'react';
import { panel } from './AuthCard.css';

export interface AuthCardProps {
  /** Names the card: "Welcome". The page's `<h1>`. */
  heading: string;
  /** A sentence under the heading. */
  intro: ReactNode;
  children: ReactNode;
}

/** The one card of /auth, whatever it asks for. Renders a `<section>`. */
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
            <Text tone="soft">{intro}</Text>
          </Stack>
          {children}
        </Stack>
      </section>
    </Container>
  );
}
