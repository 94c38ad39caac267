import { CirclesCover } from '@advisor/content/covers';
import { AppearanceRegister, ClosingCall, PageOpening } from '@advisor/content/sections';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /media */
export default function Media({ words, entries }: PropsOf<typeof page>) {
  return (
    <>
      <PageOpening
        {...words.hero}
        cover={
          <CirclesCover
            // The schema requires each audience to begin with a number, such as 1,700+.
            values={entries.speakingEngagements.map(({ audience }) => parseInt(audience.replaceAll(',', ''), 10))}
            name="People in the audiences"
          />
        }
      />
      <AppearanceRegister
        {...words.appearances}
        podcasts={entries.podcasts}
        engagements={entries.speakingEngagements}
        publications={entries.publications}
      />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
