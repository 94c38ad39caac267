import type { Entries } from '../collection';
import type { SpeakingEngagement } from './schema';

export const speakingEngagementEntries: Entries<SpeakingEngagement> = {
  'answers-provider': {
    title: 'Who answers for your provider?',
    type: 'Keynote',
    venue: 'Managed Services Congress, Chicago',
    date: '2026-09-22',
    topic: 'Supply-chain risk for companies that rent their IT department',
    audience: '1,700+ owners and executives',
    url: 'https://events.example.com/msc-2026/keynote',
  },
  'partner-programs-survive': {
    title: 'Partner programs that survive a reorganization',
    type: 'Panel',
    venue: 'Channel Commons Forum, Toronto',
    date: '2026-06-10',
    topic: 'What partners need in writing before a vendor changes hands',
    audience: '600+ channel leaders',
    url: 'https://events.example.com/commons-forum-2026',
  },
  'reading-security-report': {
    title: 'Reading a security report as a director',
    type: 'Briefing',
    venue: 'Midwest Directors Roundtable, Indianapolis',
    date: '2026-03-05',
    topic: 'Six questions that show whether a program works',
    audience: '50+ board members',
    url: 'https://events.example.com/directors-roundtable',
  },
  'break-fix-contract': {
    title: 'From break-fix to contract in one year',
    type: 'Workshop',
    venue: 'Great Lakes IT Owners Summit, Grand Rapids',
    date: '2025-10-16',
    topic: 'Moving existing clients to managed agreements',
    audience: '120+ MSP owners',
    url: 'https://events.example.com/great-lakes-2025/workshop',
  },
  'cis-controls-small': {
    title: 'CIS Controls on a small budget',
    type: 'Webinar',
    venue: 'Alliance of Managed Service Firms, online',
    date: '2025-05-20',
    topic: 'Implementation Group 1 in ninety days',
    audience: '850+ technicians and managers',
    url: 'https://events.example.org/amsf/cis-small-budget',
  },
};

// CONTENT-4
/** The five talks, newest first. */
export const speakingEngagements: readonly SpeakingEngagement[] = Object.values(speakingEngagementEntries);
