import { Grid, Text } from '@advisor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { boardEntries } from '../collections/boards/entries';
import { mspGuideChapters } from '../collections/guide-chapters/entries';
import { podcastEntries } from '../collections/podcasts/entries';
import { firstBudget } from '../documents/firstBudget';
import { outlineOf } from '../documents/outline';
import { sharedResponsibility } from '../documents/sharedResponsibility';
import {
  BarsCover,
  CirclesCover,
  DocumentCover,
  DotsCover,
  MatrixCover,
  NetworkCover,
  RotationCover,
  SeatsCover,
  YearCover,
} from '.';
import { Cover } from './Cover';
import { covers as guide } from './covers.guide';

const terms = ['MSP', 'MSSP', 'SLA', 'RMM', 'PSA', 'SOC'].map((term, index, all) => ({
  term,
  relatedTerms: [all[(index + 1) % all.length]!, all[(index + 3) % all.length]!],
}));

const meta = {
  title: 'Content/Covers',
  component: Cover,
  parameters: { guide },
  args: {
    label: 'Two squares',
    height: 120,
    children: <path d="M10 10h100v100h-100zM130 10h100v100h-100z" />,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Cover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The frame of every cover. */
export const Default: Story = {
  play: async ({ args, canvas }) => expect(canvas.getByRole('img', { name: args.label })).toBeVisible(),
};

function Sheet({ children }: { children: ReactNode }) {
  return <Grid columns={4}>{children}</Grid>;
}

/** All covers, with the site's entries or an example. */
export const Family: Story = {
  render: () => (
    <Sheet>
      <SeatsCover boards={Object.values(boardEntries)} />
      <BarsCover
        values={Object.values(podcastEntries).map(({ duration }) => parseInt(duration, 10))}
        name="Minutes of the episodes"
      />
      <CirclesCover values={[50, 120, 300, 700, 1700]} name="People in the audiences" />
      <DocumentCover pages={75} name="The MSP Guide" />
      <DotsCover count={325} name="people mentored" />
      <YearCover days={['2027-01-21', '2027-02-10', '2027-05-04', '2027-09-30']} name="events" />
      <NetworkCover terms={terms} />
      <RotationCover crops={['Corn', 'Beans', 'Wheat', 'Alfalfa']} />
      <MatrixCover
        risks={[
          { probability: 4, impact: 4 },
          { probability: 2, impact: 3 },
        ]}
      />
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const pictures = canvas.getAllByRole('img');
    await expect(pictures).toHaveLength(9);
    for (const picture of pictures) await expect(picture.getBoundingClientRect().height).toBeGreaterThan(40);
    await expect(canvas.getByRole('img', { name: '325 people mentored' })).toBeVisible();
  },
};

/**
 * Documents differ by content: figures as bars, text as shades, chapters as layers; a page grid if the content is
 * unknown.
 */
export const Documents: Story = {
  render: () => (
    <Sheet>
      <DocumentCover pages={18} name="Leadership" outline={outlineOf(firstBudget)} />
      <DocumentCover pages={30} name="Cloud Security" outline={outlineOf(sharedResponsibility)} />
      <DocumentCover pages={75} name="The MSP Guide" outline={{ parts: mspGuideChapters.map(({ pages }) => pages) }} />
      <DocumentCover pages={50} name="A paper of your own" />
      <DocumentCover pages={4} name="One part" outline={{ parts: [100] }} />
      <DocumentCover pages={4} name="No part" outline={{ parts: [] }} />
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((cover) => cover.getAttribute('aria-label'))).toEqual([
      'Leadership, 18 pages, 6 parts, a table of 4 rows',
      'Cloud Security, 30 pages, 5 parts, a table of 12 rows',
      'The MSP Guide, 75 pages, 7 parts',
      'A paper of your own, 50 pages',
      'One part, 4 pages, 1 part',
      'No part, 4 pages, 0 parts',
    ]);
  },
};

/** Without data each cover says so in its text alternative, and none fails. */
export const Empty: Story = {
  render: () => (
    <Sheet>
      <SeatsCover boards={[]} />
      <BarsCover values={[]} name="Minutes" />
      <CirclesCover values={[]} name="People" />
      <DocumentCover pages={0} name="Guide" />
      <DotsCover count={0} name="people mentored" />
      <YearCover days={[]} name="events" />
      <NetworkCover terms={[]} />
      <RotationCover crops={[]} />
      <MatrixCover risks={[]} />
    </Sheet>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('img')).toHaveLength(9),
};

/** In right-to-left text, drawings are mirrored. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Sheet>
      <BarsCover values={[10, 40, 25]} name="Minutes" />
      <YearCover days={['2027-01-21']} name="events" />
      <Text size="s">Bars begin at the right.</Text>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const bars = [...canvas.getByRole('img', { name: /^Minutes/ }).querySelectorAll('rect')];
    const [first, second] = bars.map((bar) => bar.getBoundingClientRect());
    await expect(Math.abs(first!.right - second!.right)).toBeLessThan(1);
    await expect(second!.left).toBeLessThan(first!.left);
  },
};
