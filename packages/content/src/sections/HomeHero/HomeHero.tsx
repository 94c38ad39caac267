import { Hero } from '@advisor/ui/sections';
import { Portrait } from '../../illustrations';
import { hero } from '../../lists/hero';

/** Opens the landing page: headline, tagline, three highlights, portrait and two ways on (spec/site.md §1, §2). */
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
