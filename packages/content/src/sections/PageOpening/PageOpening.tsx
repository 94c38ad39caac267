import { Hero } from '@advisor/ui/sections';
import type { PageHero } from '../../shapes/shapes';

export interface PageOpeningProps extends PageHero {}

/** The hero of an inner page: label, headline (the `<h1>`), lead, facts and buttons. */
export function PageOpening({ lead, ...hero }: PageOpeningProps) {
  return <Hero {...hero} tagline={lead} />;
}
