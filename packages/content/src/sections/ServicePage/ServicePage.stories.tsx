import { LinkProvider, type LinkElementProps } from '@advisor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { field } from '../../collections/field';
import { words } from '../../collections/words';
import { longest } from '../../stories/extremes';
import { ServicePage } from '.';
import { guide } from './ServicePage.guide';

const meta = {
  title: 'Content/Sections/ServicePage',
  component: ServicePage,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    hero: {
      label: 'Service',
      headline: 'Cybersecurity Strategy',
      lead: 'Your company already spends on security. I help you find out what that buys, what is missing and what to stop paying for.',
      actions: [{ label: 'Schedule a Consultation', href: '/schedule-consultation' }],
    },
    offeringsSection: { label: 'Offerings', heading: 'What I offer' },
    offerings: [
      {
        title: 'Program review',
        description:
          'Your controls measured against NIST CSF 2.0 or CIS Controls v8, with the gaps ranked by what they could cost.',
      },
      {
        title: 'Three-year roadmap',
        description:
          'A plan with owners, dates and a budget for each year, short enough that your executives will read it.',
      },
      {
        title: 'Incident readiness',
        description: 'A response plan, a call sheet and an exercise that tests both before anything is on fire.',
      },
      {
        title: 'Vendor and insurance review',
        description: 'A look at what your suppliers and your policy really promise, before you have to rely on either.',
      },
    ],
    approachSection: { label: 'Approach', heading: 'How we work' },
    approach: [
      {
        title: 'Listen',
        description: 'Interviews with the people who run, use and pay for your systems.',
        duration: '2 weeks',
      },
      {
        title: 'Test',
        description: 'What people said, checked against configurations, contracts and logs.',
        duration: '2–\u20603\u00a0weeks',
      },
      {
        title: 'Decide',
        description: 'A working session in which your executives choose among costed options.',
        duration: '1 day',
      },
      {
        title: 'Follow through',
        description: 'One hour a month to check progress and unblock what is stuck.',
        duration: '6 months',
      },
    ],
    outcomesSection: { label: 'Outcomes', heading: 'What you get' },
    outcomes: [
      'A ranked list of risks, in dollars and in plain language',
      'A roadmap with an owner and a date on every line',
      'A two-page summary for your board or insurer',
      'The working papers, which are yours to keep',
    ],
    linksSection: { label: 'Next step', heading: 'Three ways to start' },
    links: [
      {
        label: 'Schedule a Consultation',
        href: '/schedule-consultation',
        description: 'Forty-five minutes about your situation, with no preparation needed.',
      },
      {
        label: 'Download the Strategy Guide',
        href: '/download-strategy-guide',
        description: 'Fifty pages on building a program that a small team can sustain.',
      },
      {
        label: 'Contact me',
        href: '/contact',
        description: 'A short question gets a short answer.',
      },
    ],
    closingCall: {
      heading: 'Not sure where you stand?',
      text: 'The security assessment takes ten minutes, costs nothing and gives us something to talk about.',
      actions: [{ label: 'Take the assessment', href: '/security-assessment-tool' }],
    },
  },
} satisfies Meta<typeof ServicePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeWaysOn: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cybersecurity Strategy' })).toBeVisible();
    const region = canvas.getByRole('region', { name: args.linksSection.heading });
    const hrefs = [...region.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['/schedule-consultation', '/download-strategy-guide', '/contact']);
  },
};

export const FourWaysOn: Story = {
  args: {
    linksSection: { label: 'Next step', heading: 'Four ways to start' },
    links: [
      {
        label: 'Discuss Channel Strategy',
        href: '/discuss-channel-strategy',
        description: 'A 45- or 90-minute conversation, or half a day with your team.',
      },
      {
        label: 'Request a Channel Assessment',
        href: '/channel-assessment',
        description: 'Five focus areas, reviewed in two to three weeks.',
      },
      {
        label: 'Schedule Channel Planning',
        href: '/schedule-channel-planning',
        description: 'A planning day or half day, with a follow-up after 30 days.',
      },
      {
        label: 'Request a Channel Audit',
        href: '/request-channel-audit',
        description: 'Twelve components of your program, audited over four weeks.',
      },
    ],
  },
  play: async ({ canvas, args }) => {
    const region = canvas.getByRole('region', { name: args.linksSection.heading });
    await expect(region.querySelectorAll('a')).toHaveLength(4);
  },
};

function RouterLink({ href, children, ...rest }: LinkElementProps) {
  return (
    <a {...rest} href={href} data-router>
      {children}
    </a>
  );
}

/** Inside an application with a router, its links still load the next page in full (SITE-11). */
export const FullPageLoads: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <ServicePage {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.length).toBeGreaterThan(3);
    await expect(links.filter((link) => 'router' in link.dataset)).toEqual([]);
  },
};

const { hero, offerings, approach, outcomes, links, closingCall } = meta.args;

/** As many of these as that, each with a title that no other has. */
const repeated = <Each extends { title: string }>(all: readonly Each[], count: number) =>
  Array.from({ length: count }, (_, place) => {
    const one = all[place % all.length]!;
    return { ...one, title: `${one.title} ${place + 1}` };
  });

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(ServicePage, {
    'Least: no labels, one of each': {
      hero: { label: hero.label, headline: 'One of each', lead: hero.lead },
      offeringsSection: { heading: 'One offering' },
      offerings: offerings.slice(0, 1),
      approachSection: { heading: 'One step' },
      approach: approach.slice(0, 1),
      outcomesSection: { heading: 'One outcome' },
      outcomes: outcomes.slice(0, 1),
      linksSection: { heading: 'One next step' },
      links: links.slice(0, 1),
      closingCall: { ...closingCall, heading: 'One button' },
    },
    'Many: three highlights, eight offerings, steps and outcomes, four links, two buttons': {
      hero: { ...hero, headline: 'Many of each', highlights: ['Four months', 'Fixed price', 'On site or remote'] },
      offeringsSection: { label: 'Offerings', heading: 'Eight offerings', intro: 'Each is available separately.' },
      offerings: repeated(offerings, 8),
      approachSection: { label: 'Approach', heading: 'Eight steps', intro: 'From the first call to the last.' },
      approach: repeated(approach, 8),
      outcomesSection: { label: 'Outcomes', heading: 'Eight outcomes', intro: 'All of it in writing.' },
      outcomes: [...outcomes, ...outcomes.map((outcome) => `${outcome}, once a year`)],
      linksSection: { label: 'Next step', heading: 'Four next steps', intro: 'None of them is binding.' },
      links: [
        ...links,
        { label: 'Read the executive brief', href: '/executive-brief', description: 'Three briefs, by email.' },
      ],
      closingCall: {
        ...closingCall,
        heading: 'Two buttons',
        actions: [...closingCall.actions, { label: 'Contact me', href: '/contact' }],
      },
    },
    'Long: each text as long as its field allows': longest(
      field.group({ label: 'Page', fields: words.servicePage() }),
      meta.args,
    ),
  }),
};

export const ThreeOfferings: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { offerings: offerings.slice(0, 3) },
};
