import { CardGrid } from '@advisor/ui/sections';
import { FeaturedCard } from '../../cards/FeaturedCard';
import { featuredContent, featuredSection } from '../../lists/featured-content';

// PAGE-6
/** The three featured items. */
export function FeaturedContent() {
  return (
    <CardGrid {...featuredSection}>
      {featuredContent.map((content) => (
        <FeaturedCard key={content.title} content={content} />
      ))}
    </CardGrid>
  );
}
