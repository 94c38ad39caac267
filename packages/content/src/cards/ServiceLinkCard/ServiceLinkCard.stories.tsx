import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { words } from '../../collections/words';
import { longest } from '../../stories/extremes';
import { ServiceLinkCard } from '.';
import { guide } from './ServiceLinkCard.guide';

const meta = {
  title: 'Content/Cards/ServiceLinkCard',
  component: ServiceLinkCard,
  parameters: { guide },
  args: {
    link: {
      label: 'Book an MSP Assessment',
      href: '/book-msp-assessment',
      description: 'Five areas of your business, assessed in two to three weeks.',
    },
  },
} satisfies Meta<typeof ServiceLinkCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book an MSP Assessment' })).toHaveAttribute(
      'href',
      '/book-msp-assessment',
    );
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(
    ServiceLinkCard,
    {
      'Least: a few words': {
        link: { label: 'Contact me', href: '/contact', description: 'A short question gets a short answer.' },
      },
      'Long: each text as long as its field allows': {
        link: longest(words.servicePage().links, [meta.args.link])[0]!,
      },
      'Other site: the arrow points up': { link: { ...meta.args.link, href: 'https://booking.example.com' } },
    },
    'columns',
  ),
};

export const TwoStepsInOne: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    link: {
      ...meta.args.link,
      label: 'Book an MSP Assessment or download the MSP Guide',
      description: 'Five areas in two to three weeks, or seventy-five pages to read first.',
    },
  },
};
