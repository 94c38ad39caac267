import { Card, Text, type CardProps } from '@advisor/ui';
import type { Action } from '../../shapes';

/** A link of a service page. */
export interface ServiceLink extends Action {
  description: string;
}

export interface ServiceLinkCardProps {
  /** The link to show: its label becomes the heading, its description the text. */
  link: ServiceLink;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: CardProps['level'];
}

/** A next step from a service page; the whole card is the link. Renders an `<article>`. */
export function ServiceLinkCard({ link, level }: ServiceLinkCardProps) {
  return (
    <Card heading={link.label} level={level} href={link.href}>
      <Text size="s">{link.description}</Text>
    </Card>
  );
}
