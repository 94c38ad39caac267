import { CardGrid } from '@advisor/ui/sections';
import { FeaturedCard } from '../../cards/FeaturedCard';
import { featuredContent, featuredSection } from '../../lists/featured-content';

/** The three pieces to start with (spec/site.md §2). */
export function FeaturedContent() {
  return (
    <CardGrid {...featuredSection}>
      {featuredContent.map((content) => (
        <FeaturedCard key={content.title} content={content} />
      ))}
    </CardGrid>
  );
}
