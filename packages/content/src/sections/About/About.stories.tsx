import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { sampleContentPicture } from '../../illustrations/samplePhoto';
import { owner } from '../../owner';
import { longText } from '../../stories/extremes';
import { About } from '.';
import { guide } from './About.guide';

const about = {
  heading: 'Background',
  background: [
    /* placeholder: a paragraph of your own story */
    'I started on a help desk in South Bend, fixing machines for dental offices and machine shops. Within five years I was running the company that did it. We grew from 4 people to 90, were acquired, and I stayed long enough to learn what an acquisition does to a service desk.',
    /* placeholder: a paragraph of your own story */
    'Since then I have led security for a regional health network, advised managed service providers on three continents and sat on both sides of the vendor table. Most of my time goes to three kinds of question: is this safe enough, is this worth what it costs, and who is going to own it.',
    /* placeholder: a paragraph of your own story */
    'I write my recommendations down and put my name under them. Clients keep the working papers.',
  ],
  expertiseHeading: 'Expertise',
  // PAGE-2
  /** The eight subjects of expertise. */
  expertise: [
    'Cybersecurity Strategy',
    'MSP Operations',
    'Digital Transformation',
    'Technology Consulting',
    'Executive Leadership',
    'Channel Development',
    'Risk Management',
    'Business Growth',
  ],
};

const meta = {
  title: 'Content/Sections/About',
  component: About,
  parameters: { guide, layout: 'fullscreen' },
  args: { ...about, ownerName: owner.name },
} satisfies Meta<typeof About>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: about.heading })).toBeVisible();
    await expect(canvas.getByRole('img', { name: `Monogram of ${owner.name}` })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([...about.expertise]);
  },
};

export const WithAPhoto: StoryObj<typeof meta> = {
  args: { portrait: sampleContentPicture },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: sampleContentPicture.alt })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^Monogram of/ })).toBeNull();
  },
};

export const States: StoryObj<typeof meta> = {
  tags: ['!manifest'],
  render: inVariants(About, {
    'Least: one paragraph, one subject': {
      heading: 'One paragraph',
      background: about.background.slice(2),
      expertiseHeading: 'One subject',
      expertise: about.expertise.slice(0, 1),
    },
    'Many: six paragraphs, sixteen subjects': {
      heading: 'Six paragraphs',
      background: [...about.background, ...about.background],
      expertiseHeading: 'Sixteen subjects',
      expertise: [...about.expertise, ...about.expertise.map((subject) => `${subject} in Healthcare`)],
    },
    'Long: each text as long as its field allows': {
      heading: longText(about.heading, 70),
      background: about.background.map((paragraph) => longText(paragraph, 900)),
      expertiseHeading: longText(about.expertiseHeading, 70),
      expertise: about.expertise.map((subject) => longText(subject, 60)),
    },
  }),
};

export const OneParagraph: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { background: [about.background.join(' ')] },
};
