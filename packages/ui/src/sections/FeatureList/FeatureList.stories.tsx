import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardCheck, Handshake, ShieldCheck } from 'lucide';
import { Icon } from '../../media/Icon';
import { expect } from 'storybook/test';
import { FeatureList } from '.';
import { guide } from './FeatureList.guide';

const items = [
  {
    title: 'I have run one',
    description: 'Two decades inside a service business: the night calls, the lost client, the sale.',
  },
  {
    title: 'No tool to sell',
    description: 'No commission from any vendor. If you already own what you need, I say so.',
  },
  {
    title: 'Plain words',
    description: 'Every report begins with one page that a board member can read in the elevator.',
  },
  {
    title: 'I stay for the second half',
    description: 'A plan is worth what is left of it after ninety days. I come back and check.',
  },
];

const meta = {
  title: 'Sections/FeatureList',
  component: FeatureList,
  args: {
    label: 'Why me',
    heading: 'Why work with me',
    intro: 'Advice is easy to come by. These are the reasons that clients give.',
    items,
  },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof FeatureList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
};

/** The visible numbers are decorative; the list itself is an ordered list. */
export const Numbered: Story = {
  args: { numbered: true, label: 'Contents', heading: 'What the audit covers' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    const signs = [...canvasElement.querySelectorAll('li > [aria-hidden="true"]')];
    await expect(signs.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4']);
  },
};
export const WithIcons: Story = {
  args: {
    label: 'Services',
    heading: 'Four ways to work together',
    intro: undefined,
    items: [
      {
        title: 'Cybersecurity strategy',
        description: 'Three to six months of executive sessions.',
        icon: <Icon icon={ShieldCheck} />,
      },
      {
        title: 'Channel development',
        description: 'Two to four months of strategic workshops.',
        icon: <Icon icon={Handshake} />,
      },
      {
        title: 'Board advisory',
        description: 'Ongoing, at your board meetings.',
        icon: <Icon icon={ClipboardCheck} />,
      },
      {
        title: 'Global market expansion',
        description: 'Four to eight months of strategic planning.',
      },
    ],
  },
  // One without an icon keeps its place.
  play: async ({ canvas }) => {
    const starts = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.getBoundingClientRect().left);
    await expect(new Set(starts).size).toBe(1);
    await expect(canvas.getAllByRole('listitem')[0]!.querySelector('svg')).toBeVisible();
  },
};
export const TitlesOnly: Story = {
  args: {
    heading: 'Areas of expertise',
    label: 'About',
    intro: undefined,
    items: items.map(({ title }) => ({ title })),
  },
};

/** Inside a section that already has a heading, the rows use the given heading level. */
export const WithoutHeading: Story = {
  args: { heading: undefined, intro: undefined, level: 3 },
  play: async ({ canvas }) => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4),
};

export const IconForDecoration: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { items: items.slice(0, 3).map((item) => ({ ...item, icon: <Icon icon={ShieldCheck} /> })) },
};

/** Titles that lead to pages of their own. */
export const Linked: Story = {
  args: {
    label: 'Services',
    heading: 'Four ways to work together',
    intro: undefined,
    items: items.map((item, index) => ({ ...item, href: `#service-${index + 1}` })),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'I have run one' })).toHaveAttribute('href', '#service-1'),
};
