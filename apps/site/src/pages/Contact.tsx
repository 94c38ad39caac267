import { ContactForm } from '@advisor/content/forms';
import { contactCards, contactHelp, contactHero, contactQuickActions, preferredContact } from '@advisor/content/lists';
import { ContactCards, ContactHelp, PageOpening } from '@advisor/content/sections';
import { sendMessage } from '../backend/contact';

/** /contact */
export default function Contact() {
  return (
    <>
      <PageOpening {...contactHero} />
      <ContactCards cards={contactCards} />
      <ContactForm onSubmit={sendMessage} />
      <ContactHelp topics={contactHelp} preferred={preferredContact} shortcuts={contactQuickActions} />
    </>
  );
}
