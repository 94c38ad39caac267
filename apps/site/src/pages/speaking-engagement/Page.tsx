import { SpeakingForm } from '@advisor/content/forms';
import { PageOpening, SpeakingTopics } from '@advisor/content/sections';
import { StatStrip } from '@advisor/ui/sections';
import { sendMessage } from '../../backend/contact';
import type { PropsOf } from '../../content/definePage';
import { useSite } from '../../content/site';
import type { page } from './page';

/** /speaking-engagement */
export default function SpeakingEngagement({ words, entries }: PropsOf<typeof page>) {
  const { owner } = useSite();
  return (
    <>
      <PageOpening {...words.hero} />
      <StatStrip background="sunken" {...words.statistics} />
      <SpeakingTopics {...words.speakingTopics} topics={entries.speakingTopics} />
      <SpeakingForm words={words.form} email={owner.email} phone={owner.phone} onSubmit={sendMessage} />
    </>
  );
}
