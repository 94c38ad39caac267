import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button';
import { Stack } from '../../layout/Stack';
import { textSizes } from '../../theme';
import { Hero } from '.';
import { guide } from './Hero.guide';

/** A seated figure in one stroke weight, in the text colour and one accent. */
function Portrait() {
  return (
    <svg
      viewBox="0 0 400 440"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label="Portrait of the advisor"
    >
      <path d="M20 420h360" />
      <path d="M70 420c4-78 34-116 92-130l38 44 38-44c58 14 88 52 92 130" />
      <path d="M162 290v-34M238 290v-34" />
      <path d="M142 178c0 52 24 88 58 88s58-36 58-88" />
      <path d="M138 184c-10-66 18-104 62-104s72 38 62 104c-6-30-20-46-38-54-30 14-62 10-74 8-6 10-10 26-12 46Z" />
      <path d="M160 192h30v16c0 10-30 10-30 0v-16ZM210 192h30v16c0 10-30 10-30 0v-16ZM190 196h20M186 240c8 6 20 6 28 0" />
      <path d="m200 334-14 20 14 66 14-66-14-20Z" stroke="var(--advisor-colour-accent)" />
    </svg>
  );
}

const meta = {
  title: 'Sections/Hero',
  component: Hero,
  args: {
    label: 'Technology advisor',
    headline: (
      <>
        Innovate. <br />
        Secure. <br />
        Transform.
      </>
    ),
    tagline:
      'Cybersecurity leadership and digital transformation for providers who want to grow without losing sleep over what they run.',
    highlights: ['Cybersecurity Leader', 'MSP Consultant', 'Industry Innovator'],
    actions: [
      { label: 'Explore My Work', href: '/media' },
      { label: 'Get In Touch', href: '/contact' },
    ],
    media: <Portrait />,
  },
  argTypes: { headlineSize: { options: textSizes } },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Innovate. Secure. Transform.' });
    await expect(parseFloat(getComputedStyle(heading).fontSize)).toBeGreaterThan(50);
    await expect(canvas.getByRole('img', { name: 'Portrait of the advisor' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/media', '/contact']);
  },
};

/** The opening of an inner page: no picture, aligned with the columns of the sections below. */
export const Compact: Story = {
  args: {
    label: 'Services',
    headline: 'Cybersecurity strategy',
    tagline:
      'You have tools, policies and a budget. What is missing is the order in which to do things, and someone who says no.',
    highlights: undefined,
    media: undefined,
    actions: [
      { label: 'Schedule a consultation', href: '/schedule-consultation' },
      { label: 'Get the strategy guide', href: '/download-strategy-guide' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Cybersecurity strategy' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
/** A page with a primary action. */
export const WithButton: Story = {
  args: {
    label: 'Admin',
    headline: 'Recipes',
    tagline: '6 recipes',
    highlights: undefined,
    media: undefined,
    actions: undefined,
    children: (
      <Stack direction="row">
        <Button>Add recipe</Button>
      </Stack>
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Add recipe' })).toBeVisible(),
};

export const HeadlineOnly: Story = {
  args: {
    label: undefined,
    headline: 'Privacy policy',
    tagline: undefined,
    highlights: undefined,
    media: undefined,
    actions: undefined,
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};

/** A headline as a cover: for the landing page alone. */
export const LargeHeadline: Story = {
  args: { headlineSize: 'cover', headline: 'Innovate. Secure. Transform.' },
  play: async ({ canvas }) =>
    expect(parseFloat(getComputedStyle(canvas.getByRole('heading', { level: 1 })).fontSize)).toBeGreaterThan(60),
};

/** A small drawing takes the last columns of an inner page. */
export const WithACover: Story = {
  args: { media: undefined, highlights: [], cover: <Portrait /> },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img').getBoundingClientRect();
    const words = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(drawing.left).toBeGreaterThan(words.left);
  },
};

export const SentenceAsLabel: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { ...Compact.args, label: 'Independent advice for companies that rent their IT department' },
};
