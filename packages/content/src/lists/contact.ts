import type { RichTextValue } from '@advisor/ui/sections';
import type { Kind } from './kinds';
import type { Action, FormWords, PageHero, SectionWords } from './shapes';

/** What a visitor can ask for. */
export interface ContactTopics extends SectionWords {
  items: readonly string[];
}

/** How the owner prefers to be reached. */
export interface PreferredContact extends Pick<SectionWords, 'label' | 'heading'> {
  text: RichTextValue;
}

/** Links for frequent requests. */
export interface ContactShortcuts extends SectionWords {
  actions: readonly (Action & { icon: Kind<'icon'> })[];
}

export const contactHero: PageHero = {
  label: 'Contact',
  headline: 'Write to me',
  lead: 'A few sentences about what you are deciding, and by when, are enough to start.',
};

export const contactForm: FormWords = {
  heading: 'Send a message',
  intro: 'Your message goes to me alone. It is never passed on or added to a mailing list.',
  response: 'You will hear from me within 24–48\u00A0hours.',
};

export const contactHelp: ContactTopics = {
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
};

export const contactQuestions: SectionWords = {
  label: 'Questions',
  heading: 'Frequently asked questions',
};

export const preferredContact: PreferredContact = {
  label: 'Method',
  heading: 'Preferred contact method',
  text: 'Email or the form on this page. Please do not send passwords, client data or incident details; I will give you a secure channel for those.',
};

// PAGE-22
/** Shortcuts for three frequent requests. */
export const contactQuickActions: ContactShortcuts = {
  label: 'Shortcuts',
  heading: 'Quick actions',
  actions: [
    { label: 'Book a speaking engagement', href: '/speaking-engagement', icon: 'mic' },
    { label: 'Pick a time for a call', href: '{schedulingUrl}', icon: 'calendar' },
    { label: 'Get the media kit', href: '/media-kit', icon: 'newspaper' },
  ],
};
