import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { words } from '../../collections/words';
import { longSectionWords } from '../../stories/amounts';
import { longest, longText } from '../../stories/extremes';
import { ContactHelp } from '.';
import { guide } from './ContactHelp.guide';

const meta = {
  title: 'Content/Sections/ContactHelp',
  component: ContactHelp,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    topics: {
      label: 'Topics',
      heading: 'How I can help',
      items: [
        'A second opinion on a security program or budget',
        'Preparing an MSP for growth, an audit or a sale',
        'Designing or fixing a partner program',
        'Briefing a board on technology risk',
        'A keynote, panel or workshop',
        'Mentoring for you or someone on your team',
      ],
    },
    preferred: {
      label: 'Method',
      heading: 'Preferred contact method',
      text: 'Email or the form on this page. Please do not send passwords, client data or incident details; I will give you a secure channel for those.',
    },
    shortcuts: {
      label: 'Shortcuts',
      heading: 'Quick actions',
      actions: [
        { label: 'Book a speaking engagement', href: '/speaking-engagement', icon: 'mic' },
        { label: 'Pick a time for a call', href: 'https://calendar.example/book', icon: 'calendar' },
        { label: 'Get the media kit', href: '/media-kit', icon: 'newspaper' },
      ],
    },
  },
} satisfies Meta<typeof ContactHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book a speaking engagement' })).toHaveAttribute(
      'href',
      '/speaking-engagement',
    );
    await expect(canvas.getByRole('link', { name: 'Get the media kit' })).toHaveAttribute('href', '/media-kit');
    await expect(canvas.getByRole('link', { name: /opens in a new tab/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
};

/** The least that the owner can leave: one topic, a sentence and one action. */
export const Least: Story = {
  args: {
    topics: { heading: 'How I can help', items: ['A second opinion'] },
    preferred: { heading: 'Preferred contact method', text: 'Email.' },
    shortcuts: {
      heading: 'Quick actions',
      actions: [{ label: 'Get the media kit', href: '/media-kit', icon: 'newspaper' }],
    },
  },
};

const { topics, preferred, shortcuts } = meta.args;

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(ContactHelp, {
    'Many: introductions, twelve topics, six buttons': {
      topics: {
        ...topics,
        heading: 'Twelve topics',
        intro: 'Most requests are about one of these.',
        items: [...topics.items, ...topics.items.map((item) => `${item}, for a nonprofit`)],
      },
      preferred: { ...preferred, heading: 'Several sentences' },
      shortcuts: {
        ...shortcuts,
        heading: 'Six buttons',
        intro: 'These need no message.',
        actions: [
          ...shortcuts.actions,
          { label: 'Schedule a consultation', href: '/schedule-consultation', icon: 'clock' },
          { label: 'Apply for mentorship', href: '/apply-mentorship-program', icon: 'users' },
          { label: 'Propose a partnership', href: '/partnership-opportunities', icon: 'handshake' },
        ],
      },
    },
    'Long: each text as long as its field allows': {
      topics: longest(words.list('Topics'), { ...topics, intro: 'Introduction' }),
      preferred: {
        label: longest(words.heading.label, preferred.label),
        heading: longest(words.heading.heading, preferred.heading),
        text: longText(preferred.text, 300),
      },
      shortcuts: {
        ...longSectionWords,
        actions: shortcuts.actions.map((action) => ({ ...action, label: longest(words.link.label, action.label) })),
      },
    },
  }),
};

export const SubjectsAlone: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { topics: { ...topics, items: ['Security', 'Growth', 'Partners', 'Boards', 'Speaking', 'Mentoring'] } },
};
