import { ClosingCall, PageOpening, Podcasts, Publications, SpeakingEngagements } from '@advisor/content/sections';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /media */
export default function Media({ words, entries }: PropsOf<typeof page>) {
  return (
    <>
      <PageOpening {...words.hero} />
      <Podcasts {...words.podcasts} podcasts={entries.podcasts} />
      <SpeakingEngagements {...words.speaking} engagements={entries.speakingEngagements} />
      <Publications {...words.publications} publications={entries.publications} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
