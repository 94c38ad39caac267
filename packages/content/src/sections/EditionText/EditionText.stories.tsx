import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleEdition } from '../../collections/editions/sampleEditions';
import { EditionText } from '.';

const meta = {
  title: 'Content/Sections/EditionText',
  component: EditionText,
  parameters: { layout: 'fullscreen' },
  args: { edition: sampleEdition },
} satisfies Meta<typeof EditionText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Insurance now asks for proof');
    await expect(canvas.getByText('November 20, 2026')).toHaveAttribute('datetime', '2026-11-20');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('What they ask');
    await expect(canvas.getByRole('link', { name: 'papers' })).toHaveAttribute('href', '/white-papers');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Markup is shown as text, and long words wrap. */
export const HostileWords: Story = {
  args: {
    edition: {
      ...sampleEdition,
      title: '<script>alert(1)</script>',
      sections: [{ paragraphs: ['<img src=x onerror=alert(1)>', 'Wide'.repeat(80)] }],
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('<script>alert(1)</script>');
    await expect(canvasElement.querySelector('img, script')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
