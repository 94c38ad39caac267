import { ButtonLink, Card, List, Picture, Text, VisuallyHidden, type CardProps } from '@advisor/ui';
import type { Venture } from '../../collections/ventures/schema';
import { colourOf } from '../colourOf.css';
import { iconOf } from '../iconOf';
import * as styles from './VentureCard.css';

export interface VentureCardProps {
  /** The venture to show: name, kind, description, highlights, address, and a logo or else an icon. */
  venture: Venture;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: CardProps['level'];
}

// PAGE-3, CONTENT-34
/**
 * A company the owner founded or runs, with its four highlights. "Learn More" opens the venture's own site in a new
 * tab, or its page here. Renders an `<article>`.
 */
export function VentureCard({ venture, level }: VentureCardProps) {
  const { name, type, description, highlights, icon, logo, colour, href } = venture;
  return (
    <Card
      heading={name}
      level={level}
      meta={
        <span className={colourOf[colour]}>
          {logo?.image ? (
            <span className={styles.logo}>
              <Picture image={logo.image} alt="" sizes="128px" />
            </span>
          ) : (
            iconOf(icon)
          )}
          <span>{type}</span>
        </span>
      }
      actions={
        <ButtonLink href={href} variant="secondary" size="small">
          Learn More<VisuallyHidden>{` about ${name}`}</VisuallyHidden>
        </ButtonLink>
      }
    >
      <Text size="s">{description}</Text>
      <List items={highlights} size="xs" />
    </Card>
  );
}
