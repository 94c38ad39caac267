import { Grid, Text } from '@advisor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { boardEntries } from '../collections/boards/entries';
import { podcastEntries } from '../collections/podcasts/entries';
import { PageOpening } from '../sections/PageOpening';
import { BarsCover, CirclesCover, DotsCover, MatrixCover, NetworkCover, RotationCover, SeatsCover, YearCover } from '.';
import { Cover } from './Cover';
import { covers as guide } from './covers.guide';

const terms = ['MSP', 'MSSP', 'SLA', 'RMM', 'PSA', 'SOC'].map((term, index, all) => ({
  term,
  relatedTerms: [all[(index + 1) % all.length]!, all[(index + 3) % all.length]!],
}));

const meta = {
  title: 'Content/Covers',
  component: Cover,
  subcomponents: {
    BarsCover,
    CirclesCover,
    DotsCover,
    MatrixCover,
    NetworkCover,
    RotationCover,
    SeatsCover,
    YearCover,
  },
  parameters: { guide },
  args: {
    label: 'Two squares',
    height: 120,
    children: <path d="M10 10h100v100h-100zM130 10h100v100h-100z" />,
  },
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

/** All covers, each with entries of this site or an example. */
export const Family: Story = {
  render: () => (
    <Sheet>
      <SeatsCover boards={Object.values(boardEntries)} />
      <BarsCover
        values={Object.values(podcastEntries).map(({ duration }) => parseInt(duration, 10))}
        name="Minutes of the episodes"
      />
      <CirclesCover values={[50, 120, 300, 700, 1700]} name="People in the audiences" />
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
    await expect(pictures).toHaveLength(8);
    for (const picture of pictures) await expect(picture.getBoundingClientRect().height).toBeGreaterThan(40);
    await expect(canvas.getByRole('img', { name: '325 people mentored' })).toBeVisible();
  },
};

/** Nothing to draw yet: each says so in its text alternative, and none fails. */
export const Empty: Story = {
  render: () => (
    <Sheet>
      <SeatsCover boards={[]} />
      <BarsCover values={[]} name="Minutes" />
      <CirclesCover values={[]} name="People" />
      <DotsCover count={0} name="people mentored" />
      <YearCover days={[]} name="events" />
      <NetworkCover terms={[]} />
      <RotationCover crops={[]} />
      <MatrixCover risks={[]} />
    </Sheet>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('img')).toHaveLength(8),
};

/** From right to left, drawings are turned around: bars begin where the text begins. */
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

export const DifferentUnits: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <PageOpening
      label="About"
      headline="Two decades of advice"
      lead="For managed service providers, the vendors who sell through them and the boards that answer for both."
      cover={<BarsCover values={[20, 325, 12]} name="Years of work, people mentored and seats on boards" />}
      coverCaption="Years of work, people mentored and seats on boards."
    />
  ),
};
