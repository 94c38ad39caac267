import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Prose } from '.';
import { guide } from './Prose.guide';

const meta = {
  title: 'Sections/Prose',
  component: Prose,
  args: {
    label: 'The farm',
    heading: 'Worked by one family since 1984',
    paragraphs: [
      'My parents bought the first eighty acres with a loan, a borrowed tractor and more brambles than soil.',
      'Today my brother runs the fields and I keep the books. Harvest is the one appointment that nothing on my calendar can move.',
    ],
  },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TextAlone: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.paragraphs[0] as string)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const WithPicture: Story = {
  args: {
    media: (
      <svg
        viewBox="0 0 320 240"
        width="320"
        height="240"
        role="img"
        aria-label="A field behind a gate"
        fill="none"
        stroke="currentColor"
      >
        <path d="M20 180h280M60 180v-60M260 180v-60M60 130h200M60 155h200M60 180l200-60" />
      </svg>
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'A field behind a gate' })).toBeVisible(),
};

export const StrongAsHeadings: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    paragraphs: [
      [{ text: 'How it began', strong: true }],
      meta.args.paragraphs[0]!,
      [{ text: 'Who does the work', strong: true }],
      meta.args.paragraphs[1]!,
    ],
  },
};
