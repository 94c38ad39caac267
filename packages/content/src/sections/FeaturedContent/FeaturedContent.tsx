import { CardGrid } from '@advisor/ui/sections';
import { FeaturedCard } from '../../cards/FeaturedCard';
import type { FeaturedContent as FeaturedItem } from '../../collections/featured-content/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface FeaturedContentProps extends SectionWords {
  /** The items, a card each, in this order. */
  items: readonly FeaturedItem[];
}

// PAGE-6
/** Featured items, side by side. */
export function FeaturedContent({ items, ...section }: FeaturedContentProps) {
  return (
    <CardGrid {...section}>
      {items.map((content) => (
        <FeaturedCard key={content.title} content={content} />
      ))}
    </CardGrid>
  );
}
