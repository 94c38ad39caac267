import { words } from '@advisor/content/collections';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/msp-pricing-calculator',
  title: 'MSP Pricing Calculator',
  description: 'Estimate the monthly and annual price of managed services for your environment, with a full breakdown.',
  searchWords: 'cost, price, how much, quote, estimate, per user, per seat, per device, rates, managed services',
  parent: '/resources',
  fields: {
    hero: words.opening(),
    pricingFactors: words.features('Pricing factors'),
    marketRanges: words.figureTable('Market ranges'),
    pricingPractices: words.points('Pricing practices'),
    closingCall: words.closingCall(),
  },
  words: {
    hero: {
      label: 'Free tool',
      headline: 'MSP Pricing Calculator',
      lead: 'Enter the environment to support. You get a monthly and an annual price, and see how each is calculated.',
      coverCaption: 'An example: what each line adds to the monthly total.',
    },
    pricingFactors: {
      label: 'Factors',
      heading: 'What affects the price',
      // PRICING-3, PRICING-4, PRICING-6, PRICING-7
      items: [
        {
          title: 'Devices',
          description:
            'Workstations and servers are priced individually. A server costs more, because its outage affects more people.',
        },
        {
          title: 'Support level',
          description:
            'Basic, standard or premium: support hours and response times. No other choice changes the price as much.',
        },
        {
          title: 'Backup and security',
          description: 'Charged per workstation and per server, because each one needs its own protection.',
        },
        {
          title: 'Cloud services',
          description: 'Charged per employee at $22 a month, because mailboxes belong to people, not machines.',
        },
        {
          title: 'Virtual CIO',
          description:
            'A flat $2,500 a month for planning, budgets and a seat in your meetings, regardless of company size.',
        },
        {
          title: 'Region',
          description:
            'The sum is multiplied by 1.15 in Europe and by 0.85 in Asia-Pacific. All amounts stay in US dollars.',
        },
        {
          title: 'Volume',
          description:
            'More than 25 devices get 5 percent off, more than 50 get 10 percent and more than 100 get 15 percent.',
        },
      ],
    },
    marketRanges: {
      label: 'Market',
      heading: 'What the market charges',
      intro:
        'Ranges from proposals and contracts, in US dollars a month. They are for comparison only; the calculator does not use them.',
      caption: 'Market ranges in US dollars a month',
      columns: ['Service', 'Per month'],
      rows: [
        { title: 'Basic support', description: 'Per workstation.', figures: ['$40–60'] },
        { title: 'Standard support', description: 'Per workstation.', figures: ['$60–90'] },
        { title: 'Premium support', description: 'Per workstation.', figures: ['$90–150'] },
        { title: 'Server care', description: 'Per server, by support level.', figures: ['$150–500'] },
        { title: 'Security add-on', description: 'In addition to support.', figures: ['+$25–45'] },
        { title: 'Backup', description: 'In addition to support.', figures: ['+$10–25'] },
        { title: 'Microsoft 365', description: 'Licenses, per user.', figures: ['$18–28'] },
        { title: 'Virtual CIO', description: 'For the whole company.', figures: ['$2,000–5,000'] },
      ],
    },
    pricingPractices: {
      label: 'Best practices',
      heading: 'Before you quote a price',
      points: [
        {
          title: 'Agree on the device count',
          description:
            'Most disputes about an invoice are about the number of devices. Write down how devices are counted, and when.',
        },
        {
          title: 'Know your cost per user',
          description: 'A price below cost does not get better with volume. Add up hours, tools and overhead first.',
        },
        {
          title: 'Include the essentials',
          description: 'Backup and security that are optional on paper become your problem on the day of an incident.',
        },
        {
          title: 'List what is excluded',
          description: 'Projects, new sites and after-hours work need separate rates in the agreement.',
        },
        {
          title: 'Review once a year',
          description: 'Your vendors raise their prices. Without a review clause, you pay the difference.',
        },
        {
          title: 'Show your work',
          description: 'Clients who see how a price is calculated discuss the scope instead of the price.',
        },
      ],
    },
    closingCall: {
      heading: 'Is your price far from this estimate?',
      text: 'There is a reason, and it is not always the price. An assessment finds it in two to three weeks.',
      actions: [
        { label: 'Book an MSP Assessment', href: '/book-msp-assessment' },
        { label: 'Download the MSP Guide', href: '/download-msp-guide' },
      ],
    },
  },
});
