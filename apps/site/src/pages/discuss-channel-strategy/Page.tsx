import { ChannelStrategyForm } from '@advisor/content/forms';
import { PageOpening, SessionCards } from '@advisor/content/sections';
import { FeatureList } from '@advisor/ui/sections';
import { useRequestForm } from '../../wiring/useRequestForm';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /discuss-channel-strategy */
export default function DiscussChannelStrategy({ words, entries }: PropsOf<typeof page>) {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...words.hero} />
      <SessionCards {...words.channelStrategyOptions} sessions={entries.channelStrategyOptions} />
      <FeatureList {...words.channelStrategyBenefits} background="sunken" />
      <ChannelStrategyForm words={words.form} {...form} />
    </>
  );
}
