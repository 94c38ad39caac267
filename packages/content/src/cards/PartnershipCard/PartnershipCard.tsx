import { Card, List, Text, type CardProps } from '@advisor/ui';
import type { PartnershipModel } from '../../collections/partnership-models/schema';
import * as styles from './PartnershipCard.css';

export interface PartnershipCardProps {
  /** The model to show: title, description, benefits and ideal partners. */
  model: PartnershipModel;
  /** The address the card links to. Without it, the card is not a link. */
  href?: string;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: CardProps['level'];
}

// PAGE-10
/** A partnership model: what a partner gets from it, and whom it suits. Renders an `<article>`. */
export function PartnershipCard({ model, href, level }: PartnershipCardProps) {
  const { title, description, benefits, idealPartners } = model;
  return (
    <Card heading={title} level={level} href={href}>
      <Text size="s">{description}</Text>
      <dl className={styles.sides}>
        <div>
          <dt className={styles.side}>Benefits</dt>
          <dd>
            <List items={benefits} size="xs" />
          </dd>
        </div>
        <div>
          <dt className={styles.side}>Ideal partners</dt>
          <dd>
            <List items={idealPartners} size="xs" />
          </dd>
        </div>
      </dl>
    </Card>
  );
}
