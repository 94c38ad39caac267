import type { Entries } from '../collection';
import type { SpeakingTopic } from './schema';

export const speakingTopicEntries: Entries<SpeakingTopic> = {
  'answers-provider': {
    title: 'Who answers for your provider?',
    description: 'Supply-chain risk when someone else runs your systems, told through one incident and its invoices.',
    duration: '45–\u206060\u00a0minutes',
    audience: 'Executives and directors',
  },
  'security-clients-will': {
    title: 'Security your clients will pay for',
    description: 'How a provider builds a security service, prices it and avoids promising the impossible.',
    duration: '60–\u206090\u00a0minutes',
    audience: 'MSP owners and sales leaders',
  },
  'programs-partners-stay-in': {
    title: 'Programs partners stay in',
    description: 'What 60 interviews say about the terms that keep partners and the surprises that lose them.',
    duration: '30–\u206045\u00a0minutes',
    audience: 'Vendors and channel managers',
  },
  'first-hour-incident': {
    title: 'The first hour of an incident',
    description: 'A tabletop exercise with decisions for everyone in the room.',
    duration: 'Half day',
    audience: 'Leadership teams of 8 to 30',
  },
  'from-technician-to-leader': {
    title: 'From technician to leader',
    description: 'What to stop doing, what to start saying and how to be useful without touching the keyboard.',
    duration: '30–\u206045\u00a0minutes',
    audience: 'New managers and mentees',
  },
};

export const speakingTopics: readonly SpeakingTopic[] = Object.values(speakingTopicEntries);
