import { words } from '@advisor/content/collections';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/risk-matrix-template',
  title: 'Risk Matrix Template',
  description: 'A 4 × 4 risk matrix with a register that you can fill in, print and export. It stays on your device.',
  searchWords: 'risk register, risk assessment, heat map, likelihood, impact, probability',
  parent: '/resources',
  fields: {
    hero: words.opening(),
    riskLevels: words.points('Risk levels'),
    riskProcess: words.steps('Risk process'),
    closingCall: words.closingCall(),
  },
  words: {
    hero: {
      label: 'Free tool',
      headline: 'Risk Matrix Template',
      lead: 'Write down what could go wrong, how likely it is and how much it would hurt. The grid shows what to talk about first.',
      coverCaption: 'An example: seven risks by probability and impact.',
    },
    riskLevels: {
      label: 'Levels',
      heading: 'What the four levels mean',
      intro:
        'Probability and impact are each rated from 1 to 4, and score = probability × impact. Agree on what the levels mean before you rate.',
      // RISK-2
      points: [
        {
          title: 'Low, 1',
          description:
            'Not expected in the next five years. It would cost a day of work, and nobody outside would notice.',
        },
        {
          title: 'Medium, 2',
          description: 'Could happen within two years. Clients notice, and it shows in the month’s figures.',
        },
        {
          title: 'High, 3',
          description: 'Expected this year. A large client may leave, or a regulator may ask questions.',
        },
        { title: 'Critical, 4', description: 'Likely within months. The business stops, or someone is harmed.' },
      ],
    },
    riskProcess: {
      label: 'Method',
      heading: 'How to fill it in',
      steps: [
        {
          title: 'Collect',
          description: 'Ask five people, one at a time, what worries them. Groups agree too quickly.',
          duration: '1 week',
        },
        {
          title: 'Rate',
          description: 'Rate each risk with the controls that work today, not with those you plan to have.',
          duration: '1 hour',
        },
        {
          title: 'Assign',
          description: 'Give each risk one owner, by name. A risk that belongs to a department belongs to nobody.',
          duration: 'Same meeting',
        },
        {
          title: 'Review',
          description: 'Look at Critical and High every month, and at the others every quarter.',
          duration: 'Monthly',
        },
      ],
    },
    closingCall: {
      heading: 'The same risks at the top every quarter?',
      text: 'Then the register is not the problem. A strategy review finds what keeps them there and what it would cost to move them.',
      actions: [
        { label: 'Cybersecurity Strategy', href: '/cybersecurity-strategy' },
        { label: 'Book an Executive Session', href: '/book-executive-session' },
      ],
    },
  },
});
