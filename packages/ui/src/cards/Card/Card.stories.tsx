import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inStates } from '../../../../../tests/browser/inStates';
import { Button } from '../../actions/Button';
import { ButtonLink } from '../../actions/ButtonLink';
import { Grid } from '../../layout/Grid';
import { Badge } from '../Badge';
import { Card } from '.';
import { guide } from './Card.guide';

const meta = {
  title: 'Cards/Card',
  component: Card,
  parameters: { guide },
  args: {
    heading: 'The price of a managed desktop',
    meta: 'Podcast · 59 minutes',
    children: 'Why two providers with the same tools charge prices that differ by half, and which of them is right.',
  },
  argTypes: { variant: { table: { defaultValue: { summary: 'surface with `href`, else plain' } } } },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without an action: no box, only a line above. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'The price of a managed desktop' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The whole card is a link: one tab stop, and the full surface for the pointer. */
export const WholeCardLink: Story = {
  args: { href: '#podcasts' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'The price of a managed desktop' });
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const { right, bottom } = canvas.getByRole('article').getBoundingClientRect();
    await expect(canvasElement.ownerDocument.elementFromPoint(right - 8, bottom - 8)).toBe(link);
  },
};

export const States: Story = {
  tags: ['!manifest'],
  args: { href: '#podcasts' },
  render: inStates(Card, {
    'Long text': {
      heading: 'The price of a managed desktop, and what it has to do with the price of everything else',
    },
  }),
};

/** The arrow points in the reading direction. */
export const RightToLeft: Story = {
  args: { href: '#podcasts' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const arrow = card.querySelector('svg')!;
    await expect(getComputedStyle(arrow).scale).toBe('-1 1');
    const { left, width } = card.getBoundingClientRect();
    await expect(arrow.getBoundingClientRect().right).toBeLessThan(left + width / 2);
  },
};
export const OtherSite: Story = {
  args: { href: 'https://example.org/episode' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'The price of a managed desktop (opens in a new tab)' })).toBeVisible(),
};
export const Muted: Story = {
  args: { heading: 'Regional advisory council', meta: <Badge>Previous chair</Badge>, muted: true },
};
export const WithActions: Story = {
  args: {
    variant: 'surface',
    actions: (
      <>
        <ButtonLink href="/podcasts" variant="secondary" size="small">
          Listen
        </ButtonLink>
        <Button variant="quiet" size="small">
          Copy link
        </Button>
      </>
    ),
  },
};

/** A second action stays above the stretched link and handles its own clicks. */
export const LinkWithAction: Story = {
  args: {
    href: '#podcasts',
    actions: (
      <Button variant="secondary" size="small">
        Copy link
      </Button>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Copy link' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const pressed = canvasElement.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
    await expect(button).toContainElement(pressed as HTMLElement);
  },
};

export const WithPicture: Story = {
  args: {
    meta: '6 to 12 months',
    heading: 'Global technology mentorship',
    children: 'A monthly hour with someone who has made the decision that you are facing.',
    media: (
      <svg viewBox="0 0 320 160" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d="M20 140h280M60 140V70l50-30 50 30v70M160 140V90h100v50M90 140v-30h40v30M190 110h40" />
      </svg>
    ),
  },
};

const sessions = [
  { heading: 'Strategy session', meta: '45 minutes', text: 'One question, answered while you are in the room.' },
  {
    heading: 'Business growth session for owners who do the selling themselves',
    meta: '60 minutes',
    text: 'We go through prices, pipeline and people, and leave with the three changes that pay for the rest. You get them in writing the next day.',
  },
  {
    heading: 'Partnership session',
    meta: '30 minutes',
    text: 'Is there something to build together? Half an hour is enough to know.',
  },
];

/** Cards in a row have equal heights, and their actions are aligned. */
export const Row: Story = {
  render: () => (
    <Grid as="ul" columns={3}>
      {sessions.map(({ heading, meta: length, text }) => (
        <li key={heading}>
          <Card
            heading={heading}
            meta={length}
            actions={
              <ButtonLink href="#form" variant="secondary" size="small">
                Book this session
              </ButtonLink>
            }
          >
            {text}
          </Card>
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    const [card] = canvas.getAllByRole('article').map((article) => article.getBoundingClientRect());
    // Side by side except on a phone: the bottoms are aligned.
    if (first!.left !== second!.left) await expect(first!.bottom).toBeCloseTo(second!.bottom, 0);
    await expect(card!.bottom).toBeGreaterThanOrEqual(first!.bottom);
  },
};

export const BoxWithNothingToPress: Story = { tags: ['!dev', '!autodocs', 'slow'], args: { variant: 'surface' } };
export const LinkAndSameAction: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    href: '#podcasts',
    actions: (
      <ButtonLink href="#podcasts" variant="secondary" size="small">
        Listen
      </ButtonLink>
    ),
  },
};
