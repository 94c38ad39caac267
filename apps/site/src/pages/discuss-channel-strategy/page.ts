import { channelStrategyOptionsCollection, words } from '@advisor/content/collections';
import {
  channelStrategyBenefits,
  channelStrategyBenefitsSection,
  channelStrategyForm,
  channelStrategyHero,
  channelStrategyOptionsSection,
} from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/discuss-channel-strategy',
  title: 'Discuss Channel Strategy',
  description:
    'A 45-minute review, a 90-minute deep dive or a half-day workshop on your channel and what to change first.',
  parent: '/channel-development',
  form: 'channel-strategy',
  fields: {
    hero: words.opening(),
    channelStrategyOptions: words.section('Channel strategy options'),
    channelStrategyBenefits: words.features('Channel strategy benefits'),
    form: words.form(),
  },
  words: {
    hero: channelStrategyHero,
    channelStrategyOptions: channelStrategyOptionsSection,
    channelStrategyBenefits: { ...channelStrategyBenefitsSection, items: channelStrategyBenefits },
    form: channelStrategyForm,
  },
  entries: { channelStrategyOptions: channelStrategyOptionsCollection },
});
