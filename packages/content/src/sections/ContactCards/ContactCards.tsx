import { CardGrid } from '@advisor/ui/sections';
import { ContactCard } from '../../cards/ContactCard';
import { contactCards } from '../../lists/contact';

// PAGE-22
/** The four info cards of the contact page: e-mail, phone, location, response time. */
export function ContactCards() {
  return (
    <CardGrid columns={4}>
      {contactCards.map((card) => (
        <ContactCard key={card.title} card={card} level={2} />
      ))}
    </CardGrid>
  );
}
