import { describe, expect, it } from 'vitest';
import { definitions } from '../../packages/content/src/forms/definitions.ts';

/** Fields without options. */
const text = (...names: string[]): Record<string, null> => Object.fromEntries(names.map((name) => [name, null]));

const channelIndustries = [
  'technology',
  'software',
  'cybersecurity',
  'telecom',
  'manufacturing',
  'healthcare',
  'finance',
  'other',
];
const partnerCounts = ['0-10', '11-25', '26-50', '51-100', '100+'];

/** The fields with their option values, FORM-9 to FORM-22. These names are sent and must not change. */
const specified: Record<string, Record<string, string[] | null>> = {
  contact: text('name', 'email', 'company', 'phone', 'message'),
  speaking: {
    ...text('organizationName', 'contactName', 'email', 'phone', 'eventName', 'eventDate', 'eventLocation'),
    eventType: ['conference', 'workshop', 'webinar', 'corporate', 'summit', 'panel', 'other'],
    audienceSize: ['1-50', '51-100', '101-250', '251-500', '500+'],
    ...text('topic'),
    duration: ['15-30', '30-45', '45-60', '60-90', 'half-day', 'full-day'],
    budget: ['nonprofit', '5k-10k', '10k-15k', '15k-25k', '25k+', 'discuss'],
    ...text('additionalInfo'),
  },
  'advisory-request': {
    ...text('firstName', 'lastName', 'email', 'company', 'title'),
    serviceType: ['cybersecurity', 'channel', 'board', 'expansion', 'other'],
    timeline: ['immediate', 'quarter', 'next-quarter', 'planning'],
    ...text('description'),
  },
  'mentorship-application': {
    ...text('firstName', 'lastName', 'email', 'phone', 'currentRole', 'company'),
    experience: ['0-2', '3-5', '6-10', '11-15', '15+'],
    program: ['technology', 'cybersecurity', 'msp', 'custom'],
    ...text('goals', 'challenges'),
  },
  'partnership-inquiry': {
    ...text('firstName', 'lastName', 'email', 'company', 'title', 'website'),
    partnershipType: ['strategic', 'speaking', 'educational', 'network', 'custom'],
    timeline: ['immediate', 'quarter', 'next-quarter', 'future'],
    ...text('description'),
  },
  consultation: {
    ...text('firstName', 'lastName', 'email', 'company'),
    consultationType: ['strategy', 'msp', 'partnership', 'advisory', 'other'],
    timeframe: ['asap', 'week', 'month', 'flexible'],
    ...text('message'),
  },
  'strategy-guide': text('fullName', 'email', 'company', 'jobTitle'),
  'executive-session': {
    ...text('firstName', 'lastName', 'email', 'company', 'jobTitle'),
    sessionType: ['strategic', 'risk', 'leadership'],
    urgency: ['urgent', 'high', 'normal', 'flexible'],
    ...text('objectives'),
  },
  'advisory-proposal': {
    ...text('companyName', 'industry'),
    companySize: ['startup', 'small', 'medium', 'large', 'enterprise'],
    annualRevenue: ['under1m', '1m-10m', '10m-50m', '50m-200m', 'over200m'],
    ...text('contactFirstName', 'contactLastName', 'email', 'phone', 'jobTitle'),
    // PAGE-14
    services: [
      'security-strategy',
      'risk-assessment',
      'incident-readiness',
      'compliance',
      'msp-operations',
      'channel-development',
      'due-diligence',
      'board-advisory',
    ],
    timeline: ['immediate', 'quarter', '6months', 'year', 'planning'],
    budget: ['under25k', '25k-50k', '50k-100k', '100k-250k', 'over250k'],
    ...text('objectives', 'currentState'),
  },
  'executive-brief': {
    ...text('firstName', 'lastName', 'email', 'company', 'jobTitle'),
    briefType: ['cybersecurity', 'msp', 'strategic', 'all'],
    industry: ['healthcare', 'finance', 'manufacturing', 'retail', 'technology', 'education', 'government', 'other'],
    deliveryFrequency: ['weekly', 'biweekly', 'monthly', 'quarterly'],
  },
  'msp-assessment': {
    ...text('firstName', 'lastName', 'email', 'company', 'role'),
    employees: ['1-5', '6-15', '16-30', '31-50', '50+'],
    revenue: ['under500k', '500k-1m', '1m-2m', '2m-5m', 'over5m'],
    ...text('primaryServices', 'challenges'),
  },
  'msp-guide': {
    ...text('name', 'email', 'company'),
    role: ['owner', 'ceo', 'coo', 'sales', 'technical', 'other'],
    businessStage: ['startup', 'growth', 'established', 'planning'],
  },
  'channel-assessment': {
    ...text('firstName', 'lastName', 'email', 'company', 'title'),
    industry: channelIndustries,
    partnerCount: partnerCounts,
    assessmentTypes: ['program', 'recruitment', 'performance', 'enablement', 'conflict', 'economics'],
    ...text('challenges'),
  },
  'channel-strategy': {
    ...text('firstName', 'lastName', 'email', 'company', 'title'),
    consultationType: ['deep-dive', 'review', 'workshop'],
    urgency: ['urgent', 'week', 'month', 'flexible'],
    ...text('objectives'),
  },
  'channel-planning': {
    ...text('firstName', 'lastName', 'email', 'company', 'title'),
    planningType: ['strategic', 'partner', 'performance'],
    participants: ['1-2', '3-4', '5-6', '7-8'],
    format: ['virtual', 'onsite', 'client'],
    timeline: ['asap', 'month', 'quarter', 'flexible'],
    ...text('objectives'),
  },
  'channel-audit': {
    ...text('firstName', 'lastName', 'email', 'company', 'title'),
    industry: channelIndustries,
    partnerCount: partnerCounts,
    urgency: ['urgent', 'standard', 'extended', 'flexible'],
    focusAreas: ['program', 'partners', 'operations', 'results'],
    ...text('challenges', 'objectives'),
  },
};

/** Required fields, FORM-9 to FORM-13. In all other forms only the name and the email address, FORM-5. */
const required: Record<string, string[]> = {
  contact: ['name', 'email', 'message'],
  speaking: ['organizationName', 'contactName', 'email', 'eventName', 'eventDate', 'eventLocation'],
  'advisory-request': ['firstName', 'lastName', 'email', 'company', 'title', 'serviceType', 'description'],
  'mentorship-application': ['firstName', 'lastName', 'email', 'currentRole', 'experience', 'program', 'goals'],
  'partnership-inquiry': ['firstName', 'lastName', 'email', 'company', 'title', 'partnershipType', 'description'],
  'strategy-guide': ['fullName', 'email'],
  'msp-guide': ['name', 'email'],
  'advisory-proposal': ['contactFirstName', 'contactLastName', 'email'],
};

it('has the sixteen specified forms and no others', () => {
  expect(definitions.map(({ name }) => name).toSorted()).toEqual(Object.keys(specified).toSorted());
});

describe.each(definitions.map((definition) => [definition.name, definition] as const))(
  '%s',
  (name, { fields, words, failure }) => {
    it('has the specified fields and values', () => {
      const options = fields.map((field) => [
        field.name,
        'options' in field ? field.options.map(({ value }) => value) : null,
      ]);
      expect(Object.fromEntries(options)).toEqual(specified[name]);
    });

    it('requires the specified fields', () => {
      const marked = fields.filter((field) => field.required).map((field) => field.name);
      expect(marked.toSorted()).toEqual((required[name] ?? ['firstName', 'lastName', 'email']).toSorted());
    });

    it('says when the sender hears back, and what failed', () => {
      expect(words.response).toMatch(/\.$/);
      expect(failure).toMatchObject({
        title: 'Error',
        message: expect.stringMatching(/^Failed to .* Please try again or contact me directly\.$/),
      });
    });
  },
);
