import { ButtonLink, Container, Icon } from '@advisor/ui';
import { ArrowLeft } from 'lucide';
import type { MouseEvent } from 'react';
import type { PagePath } from '../../shapes/paths';
import { bar } from './BackLink.css';

export interface BackLinkProps {
  /**
   * The words of the link, after its arrow.
   * @default 'Back'
   */
  label?: string;
  /** The address used without scripts or without a history. */
  href: PagePath | '/recipes';
  /** Called on a plain click; returns whether it went back. If not, the link is followed. */
  onBack: () => boolean;
}

// SITE-12
/** Goes back in the visitor's history. Renders an `<a>`, so that it leads to a fixed page without scripts. */
export function BackLink({ label = 'Back', href, onBack }: BackLinkProps) {
  const goBack = (event: MouseEvent) => {
    const newTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!newTab && onBack()) event.preventDefault();
  };
  return (
    <Container>
      <div className={bar}>
        <ButtonLink
          href={href}
          variant="secondary"
          size="small"
          icon={<Icon icon={ArrowLeft} size={16} data-mirrored />}
          onClick={goBack}
          // Before hydration, the click is recorded and replayed.
          data-acts
        >
          {label}
        </ButtonLink>
      </div>
    </Container>
  );
}
