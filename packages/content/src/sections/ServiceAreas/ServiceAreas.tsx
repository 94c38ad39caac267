import { CardGrid } from '@advisor/ui/sections';
import { ServiceCard } from '../../cards/ServiceCard';
import { choosing } from '../../cards/choosing';
import type { ServiceArea } from '../../collections/service-areas/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface ServiceAreasProps extends SectionWords {
  /** The kinds of engagement, a card each, in this order. A card chooses its kind in the form of the page. */
  areas: readonly ServiceArea[];
}

// PAGE-8
/** Kinds of engagement that the form of the page can ask for, in one row. */
export function ServiceAreas({ areas, ...section }: ServiceAreasProps) {
  return (
    <CardGrid {...section} columns={4}>
      {areas.map((service) => (
        <ServiceCard key={service.option} service={service} href={choosing(service.option)} />
      ))}
    </CardGrid>
  );
}
