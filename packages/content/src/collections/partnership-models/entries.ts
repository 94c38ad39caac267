import type { Entries } from '../collection';
import type { PartnershipModel } from './schema';

export const partnershipModelEntries: Entries<PartnershipModel> = {
  strategic: {
    title: 'Strategic alliance',
    description: 'Joint work for shared clients, under one contract and with one plan.',
    benefits: [
      'Access to senior advice for your clients',
      'A joint plan reviewed each quarter',
      'Introductions on both sides',
    ],
    idealPartners: ['Technology vendors', 'Consultancies', 'Investment firms'],
    option: 'strategic',
  },
  speaking: {
    title: 'Speaking and events',
    description: 'A talk, a workshop or a series of both, written for your audience.',
    benefits: [
      'Content made for the people in the room',
      'Help with the program and the panel',
      'Material your attendees can keep',
    ],
    idealPartners: ['Event organizers', 'Associations', 'User groups'],
    option: 'speaking',
  },
  educational: {
    title: 'Educational program',
    description: 'Courses and mentoring that carry your name and meet a standard we agree on.',
    benefits: [
      'A curriculum with graded work',
      'Instructors who practice what they teach',
      'A report on what learners achieved',
    ],
    idealPartners: ['Colleges', 'Training providers', 'Nonprofits'],
    option: 'educational',
  },
  network: {
    title: 'Channel network',
    description: 'Connect your partners with others who serve the same clients and do not compete.',
    benefits: ['Hand-picked introductions', 'A shared code of conduct', 'An annual meeting with an agenda'],
    idealPartners: ['Distributors', 'MSP peer groups', 'Regional councils'],
    option: 'network',
  },
};

export const partnershipModels: readonly PartnershipModel[] = Object.values(partnershipModelEntries);
