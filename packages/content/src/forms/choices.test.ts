import { describe, expect, it } from 'vitest';
import { prefillFrom } from '@advisor/ui/forms';
import { executiveSessions } from '../collections/executive-sessions/entries';
import { channelStrategyOptions } from '../collections/channel-strategy-sessions/entries';
import { briefs } from '../collections/briefs/entries';
import { mentorshipPrograms } from '../collections/mentorship-programs/entries';
import { partnershipModels } from '../collections/partnership-models/entries';
import { serviceAreas } from '../collections/service-areas/entries';
import { planningSessions } from '../collections/planning-sessions/entries';
import { consultationSessions } from '../collections/consultation-sessions/entries';
import { choosing } from '../cards/choosing';
import { advisoryRequest } from './AdvisoryRequestForm/definition';
import { channelPlanning } from './ChannelPlanningForm/definition';
import { channelStrategy } from './ChannelStrategyForm/definition';
import { consultation } from './ConsultationForm/definition';
import { executiveBrief } from './ExecutiveBriefForm/definition';
import { executiveSession } from './ExecutiveSessionForm/definition';
import { mentorshipApplication } from './MentorshipApplicationForm/definition';
import { partnershipInquiry } from './PartnershipInquiryForm/definition';

describe('the cards of a page choose an answer of its form', () => {
  it.each([
    [advisoryRequest, 'serviceType', serviceAreas],
    [mentorshipApplication, 'program', mentorshipPrograms],
    [partnershipInquiry, 'partnershipType', partnershipModels],
    [consultation, 'consultationType', consultationSessions],
    [executiveSession, 'sessionType', executiveSessions],
    [executiveBrief, 'briefType', briefs],
    [channelStrategy, 'consultationType', channelStrategyOptions],
    [channelPlanning, 'planningType', planningSessions],
  ] as const)('$name', ({ fields }, field, cards) => {
    for (const { option } of cards) {
      const { search, hash } = new URL(choosing(option), 'https://example.com');
      expect(prefillFrom(fields, search)).toEqual({ [field]: option });
      expect(hash).toBe('#form');
    }
  });
});

it('an address sets known options only, and only of fields that allow it', () => {
  for (const query of [
    '',
    '?type=',
    '?type=unknown',
    '?type=__proto__',
    '?consultationType=msp',
    '?email=eve@example.com',
    '?TYPE=msp',
  ])
    expect(prefillFrom(consultation.fields, query)).toEqual({});
});
