import { ContactForm } from '@advisor/content/forms';
import { contactHero } from '@advisor/content/lists';
import { ContactCards, ContactHelp, PageOpening } from '@advisor/content/sections';
import { sendMessage } from '../backend/contact';

/** /contact */
export default function Contact() {
  return (
    <>
      <PageOpening hero={contactHero} />
      <ContactCards />
      <ContactForm onSubmit={sendMessage} />
      <ContactHelp />
    </>
  );
}
