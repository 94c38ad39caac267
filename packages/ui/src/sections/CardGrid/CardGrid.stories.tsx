import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../actions/ButtonLink';
import { Badge } from '../../cards/Badge';
import { Card } from '../../cards/Card';
import { CardGrid } from '.';
import { guide } from './CardGrid.guide';

const places = [
  {
    heading: 'Global initiatives',
    href: '/global-initiatives',
    text: 'Council seats, mentoring and community work in 35 countries.',
  },
  { heading: 'Ventures', href: '/ventures', text: 'Four companies, from managed services to a family farm.' },
  { heading: 'Media', href: '/media', text: 'Podcasts, talks and publications on security and the channel.' },
  {
    heading: 'Resources',
    href: '/resources',
    text: 'Calculators, checklists and a glossary, free and in your browser.',
  },
];

const meta = {
  title: 'Sections/CardGrid',
  component: CardGrid,
  args: {
    label: 'Overview',
    heading: 'Driving Technology Excellence',
    intro: 'Four places to begin, depending on what brought you here.',
    columns: 4,
    // One that is not shown leaves no gap.
    children: [
      ...places.map(({ heading, href, text }) => (
        <Card key={href} heading={heading} href={href}>
          {text}
        </Card>
      )),
      null,
    ],
  },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Driving Technology Excellence' })).toBeVisible();
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H3', 'H3', 'H3', 'H3']);
  },
};

const programs = [
  {
    name: 'Global technology mentorship',
    length: '6 to 12 months',
    text: 'One hour a month with someone who has made the decision that you are facing.',
  },
  {
    name: 'Cybersecurity leadership program',
    length: '9 to 12 months',
    text: 'A session every two weeks and a review each quarter, for people who will own security at board level.',
  },
  {
    name: 'MSP entrepreneur accelerator',
    length: '12 to 18 months',
    text: 'Weekly sessions on prices, people and sales, with a strategic review each quarter.',
  },
];

/** Cards without an action have no box. */
export const Plain: Story = {
  args: {
    label: 'Mentorship',
    heading: 'Three programs',
    intro: 'Applications are read once a month. You hear from us within two weeks of that.',
    columns: 3,
    children: programs.map(({ name, length, text }) => (
      <Card
        key={name}
        heading={name}
        meta={length}
        actions={
          <ButtonLink href="#apply" variant="secondary" size="small">
            Apply
          </ButtonLink>
        }
      >
        {text}
      </Card>
    )),
  },
};

export const OnABand: Story = {
  args: {
    background: 'sunken',
    label: 'Speaking',
    heading: 'Upcoming appearances',
    intro: undefined,
    columns: 2,
    children: [
      <Card
        key="1"
        heading="What a breach costs a firm of forty"
        meta={
          <>
            <Badge tone="info">Confirmed</Badge> 14 May, Chicago
          </>
        }
        href="https://example.org/talk"
      >
        A keynote for regional service providers and the insurers who price them.
      </Card>,
      <Card
        key="2"
        heading="Pricing without apology"
        meta={
          <>
            <Badge>Scheduled</Badge> 2 June, online
          </>
        }
        href="/podcasts"
      >
        A recorded conversation on margins, with questions from listeners.
      </Card>,
    ],
  },
};

export const MixedKinds: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    label: 'Latest',
    heading: 'What is new',
    intro: undefined,
    columns: 3,
    children: [
      <Card
        key="talk"
        heading="What a breach costs a firm of forty"
        meta={
          <>
            <Badge tone="info">Confirmed</Badge> May 14, Chicago
          </>
        }
        href="https://example.org/talk"
      >
        A keynote for regional service providers and the insurers who price them.
      </Card>,
      <Card
        key="program"
        heading="MSP entrepreneur accelerator"
        meta="12 to 18 months"
        actions={
          <ButtonLink href="#apply" variant="secondary" size="small">
            Apply
          </ButtonLink>
        }
      >
        Weekly sessions on prices, people and sales.
      </Card>,
      <Card key="tool" heading="Pricing calculator" href="/tools/pricing-calculator">
        What a managed desktop costs you, and what to charge for it.
      </Card>,
    ],
  },
};
