import { ChannelStrategyForm } from '@advisor/content/forms';
import {
  channelStrategyBenefits,
  channelStrategyBenefitsSection,
  channelStrategyHero,
  channelStrategyOptions,
  channelStrategyOptionsSection,
} from '@advisor/content/lists';
import { PageOpening, SessionCards } from '@advisor/content/sections';
import { FeatureList } from '@advisor/ui/sections';
import { useRequestForm } from '../wiring/useRequestForm';

/** /discuss-channel-strategy */
export default function DiscussChannelStrategy() {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...channelStrategyHero} />
      <SessionCards {...channelStrategyOptionsSection} sessions={channelStrategyOptions} />
      <FeatureList {...channelStrategyBenefitsSection} items={channelStrategyBenefits} tone="sunken" />
      <ChannelStrategyForm {...form} />
    </>
  );
}
