import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { successStory } from '../../collections/success-stories/schema';
import { successStories } from '../../collections/success-stories/entries';
import { testimonial } from '../../collections/testimonials/schema';
import { mentorshipTestimonials } from '../../collections/testimonials/entries';
import { longSectionWords } from '../../stories/amounts';
import { longest } from '../../stories/extremes';
import { Proof } from '.';
import { guide } from './Proof.guide';

const meta = {
  title: 'Content/Sections/Proof',
  component: Proof,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    label: 'Proof',
    heading: 'What came of it',
    figure: { value: '200+', label: 'Organizations advised, all services together' },
    testimonial: mentorshipTestimonials[0],
    story: successStories[0],
  },
} satisfies Meta<typeof Proof>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('200+')).toBeVisible();
    await expect(canvas.getByRole('figure')).toHaveTextContent(args.testimonial!.author);
    await expect(canvas.getByRole('heading', { name: args.story!.title })).toBeVisible();
  },
};

/** The owner has no testimonial and no story to show yet. */
export const FigureAlone: Story = {
  args: { testimonial: undefined, story: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('figure')).toBeNull();
    await expect(canvas.getByText('200+')).toBeVisible();
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(Proof, {
    'Least: no label, no quote, no result': {
      label: undefined,
      testimonial: undefined,
      story: undefined,
      heading: 'A figure',
    },
    'Without a result': { story: undefined, heading: 'A figure and a quote' },
    'Without a quote': { testimonial: undefined, heading: 'A figure and a result' },
    'Long: each text as long as its field allows': {
      ...longSectionWords,
      figure: { value: '$12,500,000+', label: 'Saved by clients since 2009, on contracts that were reviewed' },
      testimonial: longest(testimonial, mentorshipTestimonials[0]!),
      story: longest(successStory, successStories[0]!),
    },
  }),
};

export const FigureWithoutScope: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { figure: { value: '100%', label: 'Satisfaction' } },
};
