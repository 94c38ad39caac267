import { CardGrid } from '@advisor/ui/sections';
import { ToolCard } from '../../cards/ToolCard';
import { toolsSection } from '../../lists/resources';
import { tools } from '../../lists/tools';

/** The six interactive tools (spec/site.md §2). */
export function Tools() {
  return (
    <CardGrid {...toolsSection}>
      {tools.map((tool) => (
        <ToolCard key={tool.url} tool={tool} />
      ))}
    </CardGrid>
  );
}
