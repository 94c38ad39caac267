import { CardGrid } from '@advisor/ui/sections';
import { PublicationCard } from '../../cards/PublicationCard';
import type { Publication } from '../../collections/publications/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface PublicationsProps extends SectionWords {
  /** The publications, a card each, in this order. */
  publications: readonly Publication[];
}

// PAGE-5
/** Publications, two in a row. */
export function Publications({ publications, ...section }: PublicationsProps) {
  return (
    <CardGrid {...section} columns={2}>
      {publications.map((publication) => (
        <PublicationCard key={publication.url} publication={publication} />
      ))}
    </CardGrid>
  );
}
