import { Hero } from '@advisor/ui/sections';
import type { PageHero } from '../../lists/shapes';

export interface PageOpeningProps {
  hero: PageHero;
}

/** Opens an inner page with its own words: label, headline (the `<h1>`), lead, facts and ways on. */
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
