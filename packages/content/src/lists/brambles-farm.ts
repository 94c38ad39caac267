import type { RichTextValue } from '@advisor/ui/sections';
import type { Kind } from './kinds';
import type { ClosingCall, PageHero, Point, SectionWords, Statistic } from './shapes';

/** The words about the llamas, and their drawing. */
export interface Llamas extends Pick<SectionWords, 'label' | 'heading'> {
  text: RichTextValue;
  illustration: Kind<'illustration'>;
  /** What the drawing shows. */
  illustrationAlt: string;
}

export const farmHero: PageHero = {
  label: 'Venture',
  headline: 'Brambles Farm',
  lead: 'A family farm in Northern Indiana. Four crops, a herd of llamas and a gate that has to be lifted to close.',
};

// PAGE-27
/** When and where the farm was established. */
export const farmFacts: readonly Statistic[] = [
  { value: '1984', label: 'Established' },
  { value: 'Northern Indiana', label: 'Location' },
  { value: '4', label: 'Crops in rotation' },
];

export const farmStory: SectionWords & { paragraphs: readonly string[] } = {
  label: 'The farm',
  heading: 'Worked by one family since 1984',
  paragraphs: [
    /* placeholder: a paragraph of the farm’s own story */
    'My parents bought the first eighty acres in 1984, with a loan, a borrowed tractor and more brambles than soil. The name stayed after the brambles had gone.',
    /* placeholder: a paragraph of the farm’s own story */
    'Today my brother runs the fields and I keep the books. Harvest is the one appointment that nothing on my calendar can move.',
  ],
};

export const cropsSection: SectionWords = { label: 'Crops', heading: 'Four crops' };

// PAGE-27
/** The four crops. */
export const crops: readonly Point[] = [
  { title: 'Corn', description: 'Yellow dent, sold to a feed mill eleven miles away.' },
  { title: 'Wheat', description: 'Soft red winter wheat, sown after the beans come off.' },
  {
    title: 'Alfalfa',
    description: 'Three cuttings in a good year, most of it for the llamas and the neighbors’ cattle.',
  },
  { title: 'Beans', description: 'Soybeans, which feed the ground for the corn that follows.' },
];

export const llamas: Llamas = {
  label: 'Llamas',
  heading: 'And the llamas',
  text: 'Fourteen at the last count. They guard the lambs next door, grow a fleece that local spinners buy each spring, and have never once opened an attachment.',
  illustration: 'llama',
  illustrationAlt: 'Line drawing of two llamas behind a wooden fence',
};

export const farmClosingCall: ClosingCall = {
  heading: 'Visit or buy',
  text: 'Fleece is sold in April, hay from June. Visits are by arrangement; please shut the gate.',
  actions: [
    { label: 'Contact Us', href: '/contact' },
    { label: 'View All Ventures', href: '/ventures' },
  ],
};
