import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { mentorshipTestimonials } from '../../collections/testimonials/entries';
import { testimonial } from '../../collections/testimonials/schema';
import { sampleContentPicture } from '../../illustrations/samplePhoto';
import { extremes } from '../../stories/extremes';
import { TestimonialCard } from '.';
import { guide } from './TestimonialCard.guide';

const meta = {
  title: 'Content/Cards/TestimonialCard',
  component: TestimonialCard,
  parameters: { guide },
  args: { testimonial: mentorshipTestimonials[0]! },
} satisfies Meta<typeof TestimonialCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rating is text; the stars repeat it visually. */
export const FiveStars: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('5 out of 5')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(args.testimonial.quote);
    await expect(canvas.getByRole('figure')).toHaveTextContent(args.testimonial.author);
  },
};

export const ThreeStars: Story = {
  args: { testimonial: { ...mentorshipTestimonials[1]!, rating: 3 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('3 out of 5')).toBeVisible();
    const stars = [...canvasElement.querySelectorAll('svg')].map((star) => getComputedStyle(star).fill !== 'none');
    await expect(stars).toEqual([true, true, true, false, false]);
  },
};

/** The name stands beside the picture, which therefore has no text alternative. */
export const WithPicture: Story = {
  args: { testimonial: { ...mentorshipTestimonials[0]!, picture: { ...sampleContentPicture, alt: '' } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const image = canvasElement.querySelector('img')!;
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    const { width, height } = image.getBoundingClientRect();
    await expect(width).toBe(height);
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(
    TestimonialCard,
    {
      ...extremes('testimonial', testimonial, mentorshipTestimonials[0]!),
      'One star': { testimonial: { ...mentorshipTestimonials[1]!, rating: 1 } },
      'Picture of the author': WithPicture.args!,
    },
    'columns',
  ),
};

export const ToldByTheOwner: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    testimonial: {
      ...mentorshipTestimonials[0]!,
      quote:
        'Thandeka came with a list of certifications to collect. We threw it away, and worked on how she talks to her directors. She got the budget.',
    },
  },
};
