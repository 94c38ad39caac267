import { words } from '@advisor/content/collections';
import { channelDevelopment } from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/channel-development',
  title: 'Channel Development',
  description:
    'Partner programs designed with partners: recruitment, enablement, margins and rules that hold up in a dispute.',
  searchWords: 'resellers, distributors, partner program, deal registration, go to market',
  fields: words.servicePage(),
  words: channelDevelopment,
});
