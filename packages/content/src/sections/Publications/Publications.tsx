import { CardGrid } from '@advisor/ui/sections';
import { PublicationCard } from '../../cards/PublicationCard';
import { publicationsSection } from '../../lists/media';
import { publications } from '../../lists/publications';

// PAGE-5
/** The four publications. */
export function Publications() {
  return (
    <CardGrid {...publicationsSection} columns={2}>
      {publications.map((publication) => (
        <PublicationCard key={publication.url} publication={publication} />
      ))}
    </CardGrid>
  );
}
