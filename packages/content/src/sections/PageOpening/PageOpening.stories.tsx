import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { words } from '../../collections/words';
import { DotsCover } from '../../covers';
import { longest } from '../../stories/extremes';
import { PageOpening } from '.';
import { guide } from './PageOpening.guide';

const meta = {
  title: 'Content/Sections/PageOpening',
  component: PageOpening,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    label: 'Contact',
    headline: 'Write to me',
    lead: 'A few sentences about what you are deciding, and by when, are enough to start.',
  },
} satisfies Meta<typeof PageOpening>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.headline);
  },
};

/** What the page lists, drawn beside its headline; below it on a narrow window. */
export const WithACover: StoryObj<typeof meta> = {
  args: { cover: <DotsCover count={325} name="people mentored" />, coverCaption: 'Everyone mentored so far is a dot.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '325 people mentored' })).toBeVisible();
    await expect(canvas.getByRole('figure')).toHaveTextContent('Everyone mentored so far is a dot.');
  },
};

/** On a phone the tool below comes first. */
export const CoverOnWideWindows: StoryObj<typeof meta> = {
  args: { ...WithACover.args, coverFrom: 'desktop' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => expect(canvas.queryByRole('img')).toBeNull(),
};

const cover = <DotsCover count={325} name="people mentored" />;
const coverCaption = 'Everyone mentored so far is a dot.';
const highlights = ['30 minutes', 'By video', 'No preparation'];
const actions = [
  { label: 'Schedule a Consultation', href: '/schedule-consultation' },
  { label: 'Get the Media Kit', href: '/media-kit' },
] as const;

export const States: StoryObj<typeof meta> = {
  tags: ['!manifest'],
  render: inVariants(PageOpening, {
    'Least: label, headline and lead': { headline: 'Only words' },
    'One of each: highlight and button': {
      headline: 'One of each',
      highlights: highlights.slice(0, 1),
      actions: actions.slice(0, 1),
    },
    'All parts: three highlights, two buttons, and a drawing with its line': {
      headline: 'All of them',
      highlights,
      actions,
      cover,
      coverCaption,
    },
    'Long: each text as long as its field allows': {
      ...longest(words.opening(), { ...meta.args, highlights, actions, coverCaption }),
      cover,
    },
  }),
};

export const LabelRepeated: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { headline: 'Contact' },
};
