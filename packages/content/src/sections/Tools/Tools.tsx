import { CardGrid } from '@advisor/ui/sections';
import { ToolCard } from '../../cards/ToolCard';
import { toolsSection } from '../../lists/resources';
import { tools } from '../../lists/tools';

// PAGE-6
/** The six interactive tools. */
export function Tools() {
  return (
    <CardGrid {...toolsSection}>
      {tools.map((tool) => (
        <ToolCard key={tool.url} tool={tool} />
      ))}
    </CardGrid>
  );
}
