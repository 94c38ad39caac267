import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
