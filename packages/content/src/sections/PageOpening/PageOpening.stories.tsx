import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DotsCover } from '../../covers';
import { PageOpening } from '.';
import { pageOpening as guide } from '../sections.guide';

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
