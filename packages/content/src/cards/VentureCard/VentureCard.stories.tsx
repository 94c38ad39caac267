import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { ventures } from '../../collections/ventures/entries';
import { venture } from '../../collections/ventures/schema';
import { sampleContentPicture } from '../../illustrations/samplePhoto';
import { extremes } from '../../stories/extremes';
import { VentureCard } from '.';
import { guide } from './VentureCard.guide';

const [outside, , , farm] = ventures;

const meta = {
  title: 'Content/Cards/VentureCard',
  component: VentureCard,
  parameters: { guide },
  args: { venture: outside! },
} satisfies Meta<typeof VentureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A venture with a site of its own opens in a new tab, without referrer. */
export const OtherSite: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: new RegExp(`Learn More about ${args.venture.name}`) });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** The farm has its page on this site. */
export const PageOfThisSite: Story = {
  args: { venture: farm! },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Learn More about Brambles Farm' });
    await expect(link).toHaveAttribute('href', '/brambles-farm');
    await expect(link).not.toHaveAttribute('target');
  },
};

/** A logo, in its own proportions, in the place of the icon; the name beside it says the same. */
export const WithLogo: Story = {
  args: { venture: { ...outside!, logo: { ...sampleContentPicture, alt: '' } } },
  play: async ({ canvas }) => {
    const logo: HTMLImageElement = canvas.getByRole('presentation');
    await waitFor(() => expect(logo.naturalWidth).toBeGreaterThan(0));
    await expect(logo.clientHeight).toBe(40);
    await expect(logo.clientWidth / 40).toBeCloseTo(640 / 427, 1);
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(
    VentureCard,
    {
      ...extremes('venture', venture, outside!),
      'Logo in the place of the icon': WithLogo.args!,
      'Color marker': { venture: ventures[1]! },
      'Color ink': { venture: ventures[2]! },
      'Color soft': PageOfThisSite.args!,
    },
    'columns',
  ),
};

export const SentenceOverHighlights: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    venture: {
      ...outside!,
      highlights: [
        'We never sell products or take referral fees,',
        'so the owner of a provider can be sure',
        'that each gap we find in the review',
        'is one that matters to the clients.',
      ],
    },
  },
};
