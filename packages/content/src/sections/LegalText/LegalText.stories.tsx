import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { field } from '../../collections/field';
import { words } from '../../collections/words';
import { owner } from '../../owner';
import { longest } from '../../stories/extremes';
import { LegalText } from '.';
import { guide } from './LegalText.guide';

const meta = {
  title: 'Content/Sections/LegalText',
  component: LegalText,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    headline: 'Privacy Policy',
    lead: 'What this site stores about you, why, and how to have it removed.',
    lastRevised: '2026-11-20',
    sections: [
      {
        heading: 'Who is responsible',
        paragraphs: ['The address for every question about your data is at the end of this page.'],
      },
      {
        heading: 'What you send',
        paragraphs: ['When you send a form, the site stores what you typed and the time.'],
        items: ['Your name and email address', 'Your message and the other answers in the form'],
      },
      {
        heading: 'Your rights',
        paragraphs: ['You can ask for a copy of what is stored about you, have it corrected or have it deleted.'],
      },
    ],
    contact: {
      heading: 'Contact',
      text: 'For questions about this policy or your data, write to:',
      name: owner.legal.name,
      email: owner.legal.email,
    },
  },
} satisfies Meta<typeof LegalText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PrivacyPolicy: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
    await expect(canvas.getByText(/^Date:/)).toHaveTextContent(`Date: ${today}. Last revised: November 20, 2026.`);
    await expect(canvas.getByRole('link', { name: owner.legal.email })).toHaveAttribute(
      'href',
      `mailto:${owner.legal.email}`,
    );
    await expect(canvasElement.querySelector('ul:empty')).toBeNull();
    const contents = [...canvas.getByRole('navigation', { name: 'On this page' }).querySelectorAll('a')];
    await expect(contents).toHaveLength(args.sections.length + 1);
    for (const { hash } of contents) await expect(canvasElement.querySelectorAll(hash)).toHaveLength(1);
  },
};

/** A sentence can lead to another page. */
export const WithLinks: Story = {
  args: {
    headline: 'Terms of Service',
    sections: [
      {
        heading: 'Your data',
        paragraphs: [
          [{ text: 'What is stored is in the ' }, { text: 'privacy policy', href: '/privacy-policy' }, { text: '.' }],
        ],
      },
    ],
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy-policy'),
};

const longPage = longest(field.group({ label: 'Page', fields: words.legalText() }), meta.args);

export const States: Story = {
  tags: ['!manifest'],
  // The states stand on one page; any other page has one list of its contents, and each list has the same name.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', selector: 'section' }] } } },
  render: inVariants(LegalText, {
    'Least: one section of one paragraph': {
      headline: 'One Section',
      sections: [{ heading: 'The only section', paragraphs: ['This is all there is to say.'] }],
      contact: { ...meta.args.contact, heading: 'Whom to ask about it' },
    },
    'Many: twelve sections': {
      headline: 'Twelve Sections',
      sections: Array.from({ length: 12 }, (_, place) => ({
        ...meta.args.sections[place % 3]!,
        heading: `Section ${place + 1}`,
      })),
      contact: { ...meta.args.contact, heading: 'Whom to ask about them' },
    },
    'Long: each text as long as its field allows': {
      ...longPage,
      contact: { ...longPage.contact, email: meta.args.contact.email },
    },
  }),
};

export const HeadingsOfSentences: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    sections: [
      { ...meta.args.sections[0]!, heading: 'Who is responsible for this site and all of its contents' },
      { ...meta.args.sections[1]!, heading: 'What happens to everything that you send through a form' },
      { ...meta.args.sections[2]!, heading: 'Which rights you have, and how you can make use of them' },
    ],
  },
};
