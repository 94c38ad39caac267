import { CirclesCover } from '@advisor/content/covers';
import { ClosingCall, PageOpening, Podcasts, Publications, SpeakingEngagements } from '@advisor/content/sections';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /media */
export default function Media({ words, entries }: PropsOf<typeof page>) {
  return (
    <>
      <PageOpening
        {...words.hero}
        cover={
          entries.speakingEngagements.length > 0 && (
            <CirclesCover
              // The schema has each audience begin with a number, such as 1,700+.
              values={entries.speakingEngagements.map(({ audience }) => parseInt(audience.replaceAll(',', ''), 10))}
              name="People in the audiences"
            />
          )
        }
      />
      <Podcasts {...words.podcasts} podcasts={entries.podcasts} />
      <SpeakingEngagements {...words.speaking} engagements={entries.speakingEngagements} />
      <Publications {...words.publications} publications={entries.publications} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
