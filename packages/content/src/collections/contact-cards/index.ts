import { collection } from '../collection';
import { contactCardEntries } from './entries';
import { contactCard } from './schema';

export const contactCardsCollection = collection({
  name: 'contact-cards',
  label: 'Contact cards',
  entryLabel: 'Card',
  titleField: 'title',
  schema: contactCard,
  entries: contactCardEntries,
});
