import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { words } from '../../collections/words';
import { sampleContentPicture } from '../../illustrations/samplePhoto';
import { owner } from '../../owner';
import { longest } from '../../stories/extremes';
import { HomeHero } from '.';
import { guide } from './HomeHero.guide';

const meta = {
  title: 'Content/Sections/HomeHero',
  component: HomeHero,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    label: owner.name,
    headline: 'Innovate. Secure. Transform.',
    tagline:
      'Cybersecurity leadership and digital transformation for managed service providers, the vendors who sell through them and the boards that answer for both.',
    highlights: ['Cybersecurity Leader', 'MSP Consultant', 'Industry Innovator'],
    actions: [
      { label: 'Explore My Work', href: '/media' },
      { label: 'Get In Touch', href: '/contact' },
    ],
    ownerName: owner.name,
  },
} satisfies Meta<typeof HomeHero>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Innovate. Secure. Transform.' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([...(args.highlights ?? [])]);
    await expect(canvas.getByRole('link', { name: 'Explore My Work' })).toHaveAttribute('href', '/media');
    await expect(canvas.getByRole('link', { name: 'Get In Touch' })).toHaveAttribute('href', '/contact');
    await expect(canvas.getByRole('img', { name: /^Monogram of/ })).toBeVisible();
  },
};

export const WithAPhoto: StoryObj<typeof meta> = {
  args: { portrait: sampleContentPicture },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: sampleContentPicture.alt })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^Monogram of/ })).toBeNull();
  },
};

const { label, headline, tagline, highlights, actions } = meta.args;
// The fields of the landing page have the limits of an inner page's.
const { lead, ...longWords } = longest(words.opening(), { label, headline, lead: tagline, highlights });

export const States: StoryObj<typeof meta> = {
  tags: ['!manifest'],
  render: inVariants(HomeHero, {
    'Least: one highlight, one button': {
      headline: 'Ask first.',
      highlights: highlights.slice(0, 1),
      actions: actions.slice(0, 1),
    },
    'Long: each text as long as its field allows': {
      ...longWords,
      tagline: lead,
      actions: actions.map((action) => ({ ...action, label: longest(words.link.label, action.label) })),
    },
  }),
};

export const HeadlineOfASentence: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { headline: 'Independent advice for people who answer for technology' },
};
