import { Hero } from '@advisor/ui/sections';
import { Portrait } from '../../illustrations';
import { hero } from '../../lists/hero';

// PAGE-1
/** The hero of the landing page: headline, tagline, three highlights, portrait and two buttons. */
export function HomeHero() {
  return (
    <Hero
      label={hero.label}
      headline={hero.headline}
      tagline={hero.tagline}
      highlights={hero.highlights}
      actions={hero.actions}
      media={<Portrait />}
    />
  );
}
