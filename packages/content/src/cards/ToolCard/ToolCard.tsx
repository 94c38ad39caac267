import { ButtonLink, Card, Text, VisuallyHidden, type CardProps } from '@advisor/ui';
import type { Tool } from '../../collections/tools/schema';
import { iconOf } from '../iconOf';

export interface ToolCardProps {
  /** The tool to show: name, category, icon, description and address. */
  tool: Tool;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: CardProps['level'];
}

// PAGE-6
/**
 * A free tool. "Access" opens a page of this site in the same tab, another site in a new one. Renders an `<article>`.
 */
export function ToolCard({ tool: { name, description, category, icon, url }, level }: ToolCardProps) {
  return (
    <Card
      heading={name}
      level={level}
      meta={
        <>
          {iconOf(icon)}
          <span>{category}</span>
        </>
      }
      actions={
        <ButtonLink href={url} variant="secondary" size="small">
          Access<VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </ButtonLink>
      }
    >
      <Text size="s">{description}</Text>
    </Card>
  );
}
