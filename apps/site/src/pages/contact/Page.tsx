import { ContactForm } from '@advisor/content/forms';
import { ContactCards, ContactHelp, PageOpening, Questions } from '@advisor/content/sections';
import { useLocation } from 'react-router-dom';
import { sendMessage } from '../../backend/contact';
import type { PropsOf } from '../../content/definePage';
import { useSite } from '../../content/site';
import type { page } from './page';

/** /contact */
export default function Contact({ words, entries }: PropsOf<typeof page>) {
  const { owner } = useSite();
  const { search } = useLocation();
  return (
    <>
      <PageOpening {...words.hero} />
      <ContactCards cards={entries.contactCards} />
      <ContactForm words={words.form} email={owner.email} phone={owner.phone} query={search} onSubmit={sendMessage} />
      <Questions {...words.questions} questions={entries.questions} />
      <ContactHelp
        topics={words.contactHelp}
        preferred={words.preferredContact}
        shortcuts={words.contactQuickActions}
      />
    </>
  );
}
