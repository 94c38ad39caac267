import { CardGrid } from '@advisor/ui/sections';
import { ContactCard } from '../../cards/ContactCard';
import type { ContactCard as ContactEntry } from '../../collections/contact-cards/schema';

export interface ContactCardsProps {
  /** The ways to reach the owner, a card each, in this order; four fit in a row. */
  cards: readonly ContactEntry[];
}

// PAGE-22
/** Ways to reach the owner, side by side. */
export function ContactCards({ cards }: ContactCardsProps) {
  return (
    <CardGrid columns={4}>
      {cards.map((card) => (
        <ContactCard key={card.title} card={card} level={2} />
      ))}
    </CardGrid>
  );
}
