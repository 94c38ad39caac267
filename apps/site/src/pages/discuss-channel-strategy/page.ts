import { channelStrategyOptionsCollection, words } from '@advisor/content/collections';
import { formWords } from '@advisor/content/forms';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/discuss-channel-strategy',
  title: 'Discuss Channel Strategy',
  description:
    'A 45-minute review, a 90-minute deep dive or a half-day workshop on your channel and what to change first.',
  parent: '/channel-development',
  fields: {
    hero: words.opening(),
    channelStrategyOptions: words.section('Channel strategy options'),
    channelStrategyBenefits: words.features('Channel strategy benefits'),
    form: words.form(),
  },
  words: {
    hero: {
      label: 'Channel strategy',
      headline: 'Discuss Your Channel Strategy',
      lead: 'Bring the plan you have, even if it is unfinished. You leave with your next three decisions.',
      highlights: ['45 minutes to half a day', 'A note within two business days', 'Confirmation within 24 hours'],
      actions: [{ label: 'Schedule a Consultation', href: '/schedule-consultation' }],
    },
    channelStrategyOptions: { label: 'Options', heading: 'Three formats' },
    channelStrategyBenefits: {
      label: 'Benefits',
      heading: 'What you take away',
      items: [
        {
          title: 'An outside view',
          description: 'How your terms compare with those of programs your partners also belong to.',
        },
        {
          title: 'The partner’s view',
          description: 'What a partner would say about your program if they could speak freely.',
        },
        {
          title: 'A short list',
          description: 'Three decisions in order of priority, each with the person who has to make it.',
        },
        { title: 'A written note', description: 'One page within two business days, which you can share.' },
      ],
    },
    form: formWords('channel-strategy'),
  },
  entries: { channelStrategyOptions: channelStrategyOptionsCollection },
});
