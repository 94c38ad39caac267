import { NetworkCover } from '@advisor/content/covers';
import { ServicePage } from '@advisor/content/sections';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /channel-development */
export default function ChannelDevelopment({ words }: PropsOf<typeof page>) {
  // Each service links to the next, and the last to the first.
  const terms = words.offerings.map(({ title }, index, all) => ({
    term: title,
    relatedTerms: [all[(index + 1) % all.length]!.title],
  }));
  return <ServicePage {...words} idea="chain" cover={<NetworkCover terms={terms} />} />;
}
