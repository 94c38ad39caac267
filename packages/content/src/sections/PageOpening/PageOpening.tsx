import { Hero } from '@advisor/ui/sections';
import type { PageHero } from '../../lists/shapes';

export interface PageOpeningProps {
  hero: PageHero;
}

/** The hero of an inner page: label, headline (the `<h1>`), lead, facts and buttons. */
export function PageOpening({ hero }: PageOpeningProps) {
  return (
    <Hero
      label={hero.label}
      headline={hero.headline}
      tagline={hero.lead}
      highlights={hero.highlights}
      actions={hero.actions}
    />
  );
}
