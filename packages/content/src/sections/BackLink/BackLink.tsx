import { ButtonLink, Container } from '@advisor/ui';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { backLabel } from '../../lists/back';
import type { PagePath } from '../../lists/paths';
import { bar } from './BackLink.css';

export interface BackLinkProps {
  /** Where it leads without scripts, or when there is no page to go back to. */
  href: PagePath;
  /** Called on a plain press; returns whether it went back. When it did not, the link is followed. */
  onBack: () => boolean;
}

// SITE-12
/** Goes back in the visitor's history. Renders an `<a>`, so that it leads to a fixed page without scripts. */
export function BackLink({ href, onBack }: BackLinkProps) {
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
          icon={<ArrowLeft data-mirrored aria-hidden size={16} strokeWidth={1.5} absoluteStrokeWidth />}
          onClick={goBack}
          // A page whose scripts are not there yet keeps the press for later.
          data-acts
        >
          {backLabel}
        </ButtonLink>
      </div>
    </Container>
  );
}
