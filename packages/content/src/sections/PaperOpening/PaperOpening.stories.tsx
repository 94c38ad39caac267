import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { whitePapers } from '../../collections/white-papers/entries';
import { firstBudget } from '../../documents/firstBudget';
import { outlineOf } from '../../documents/outline';
import { PaperOpening } from '.';

const paper = whitePapers[0]!;

const meta = {
  title: 'Content/Sections/PaperOpening',
  component: PaperOpening,
  parameters: { layout: 'fullscreen' },
  args: {
    paper,
    files: {
      [paper.downloadUrl!]: { bytes: 40_000, pages: 3, isSummary: true, outline: outlineOf(firstBudget) },
    },
  },
} satisfies Meta<typeof PaperOpening>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The file is a summary of the paper. */
export const WithSummary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: paper.title })).toBeVisible();
    await expect(canvas.getByText(/18 pages in full/)).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: `${paper.title}, 18 pages, 6 parts, a table of 4 rows` }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /^Download the summary/, description: 'PDF, 3 pages, 40 KB' }),
    ).toHaveAttribute('href', paper.downloadUrl);
  },
};

export const WithoutFile: Story = {
  args: { paper: { ...paper, downloadUrl: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: `${paper.title}, 18 pages` })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Ask for it ${paper.title}` })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/contact\?message=/),
    );
  },
};
