import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { whitePapers } from '../../collections/white-papers/entries';
import { whitePaper } from '../../collections/white-papers/schema';
import { extremes } from '../../stories/extremes';
import { PaperCard } from '.';
import { guide } from './PaperCard.guide';

const paper = { ...whitePapers[0]!, downloadUrl: null };
const downloadUrl = 'https://files.example.com/first-budget.pdf';

const meta = {
  title: 'Content/Cards/PaperCard',
  component: PaperCard,
  parameters: { guide },
  args: { paper },
} satisfies Meta<typeof PaperCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutFile: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('18 pages')).toBeVisible();
    await expect(canvas.queryByText(/downloads/)).toBeNull();
    await expect(canvas.getByRole('link', { name: `Ask for it ${args.paper.title}` })).toBeVisible();
  },
};
export const WithFile: Story = {
  args: { paper: { ...paper, downloadUrl }, files: { [downloadUrl]: { bytes: 92_000, pages: 4 } } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /^Download/, description: 'PDF, 4 pages, 92 KB' })).toBeVisible(),
};

/** The file is a summary: the pages of the card are those of the full text. */
export const WithSummary: Story = {
  args: { paper: { ...paper, downloadUrl }, files: { [downloadUrl]: { bytes: 40_000, pages: 3, isSummary: true } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /^Download the summary/, description: 'PDF, 3 pages, 40 KB' }),
    ).toBeVisible();
    await expect(canvas.getByText('18 pages in full')).toBeVisible();
  },
};

/** Downloads are shown if they are counted. */
export const WithDownloads: Story = {
  args: { paper: { ...paper, downloads: 1240 } },
  play: async ({ canvas }) => expect(canvas.getByText('18 pages · 1,240 downloads')).toBeVisible(),
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(
    PaperCard,
    {
      ...extremes('paper', whitePaper, paper),
      'File: with what is known of it': WithFile.args!,
      'Summary: the file is not the full text': WithSummary.args!,
      'Downloads that were counted': WithDownloads.args!,
    },
    'columns',
  ),
};

export const FactsInDescription: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    paper: {
      ...paper,
      description: 'A leadership paper of 18 pages, published in September 2026, to read or to download.',
    },
  },
};
