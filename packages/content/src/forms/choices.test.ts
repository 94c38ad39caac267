import { describe, expect, it } from 'vitest';
import { prefillFrom } from '@advisor/ui/forms';
import { executiveSessions } from '../lists/book-executive-session';
import { channelStrategyOptions } from '../lists/discuss-channel-strategy';
import { briefs } from '../lists/executive-brief';
import { mentorshipPrograms } from '../lists/mentorship-programs';
import { partnershipModels } from '../lists/partnership-opportunities';
import { serviceAreas } from '../lists/request-advisory-services';
import { planningSessions } from '../lists/schedule-channel-planning';
import { consultationSessions } from '../lists/schedule-consultation';
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
