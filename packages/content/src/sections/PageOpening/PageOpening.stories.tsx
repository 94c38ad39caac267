import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contactHero } from '../../lists/contact';
import { PageOpening } from '.';
import { pageOpening as guide } from '../sections.guide';

const meta = {
  title: 'Content/Sections/PageOpening',
  component: PageOpening,
  parameters: { guide, layout: 'fullscreen' },
  args: contactHero,
} satisfies Meta<typeof PageOpening>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(contactHero.headline);
  },
};
