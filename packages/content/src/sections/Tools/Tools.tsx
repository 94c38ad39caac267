import { CardGrid } from '@advisor/ui/sections';
import { ToolCard } from '../../cards/ToolCard';
import type { Tool } from '../../collections/tools/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface ToolsProps extends SectionWords {
  /** The tools, a card each, in this order. */
  tools: readonly Tool[];
}

// PAGE-6
/** Interactive tools, side by side. */
export function Tools({ tools, ...section }: ToolsProps) {
  return (
    <CardGrid {...section}>
      {tools.map((tool) => (
        <ToolCard key={tool.url} tool={tool} />
      ))}
    </CardGrid>
  );
}
