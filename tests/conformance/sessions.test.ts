import * as lists from '@advisor/content/lists';
import { describe, expect, it } from 'vitest';
import { definitions } from '../../packages/content/src/forms/definitions.ts';
import { words } from '../support/pageWords.ts';

const lengths = (sessions: readonly { title: string; duration: string; option: string }[]) =>
  sessions.map(({ title, duration, option }) => [title, duration, option]);

describe('sessions, programs and audits (PAGE-8 to PAGE-20)', () => {
  it('has the service areas with their lengths and formats', () => {
    expect(lists.serviceAreas.map(({ title, duration, format, option }) => [title, duration, format, option])).toEqual([
      ['Cybersecurity Strategy', '3–\u20606\u00a0months', 'Executive Sessions', 'cybersecurity'],
      ['Channel Development', '2–\u20604\u00a0months', 'Strategic Workshops', 'channel'],
      ['Board Advisory', 'Ongoing', 'Board Meetings', 'board'],
      ['Global Market Expansion', '4–\u20608\u00a0months', 'Strategic Planning', 'expansion'],
    ]);
  });

  it('has the mentorship programs with their lengths and rhythms', () => {
    expect(lists.mentorshipPrograms.map(({ duration, cadence, option }) => [option, duration, cadence])).toEqual([
      ['technology', '6–\u206012\u00a0months', 'Monthly 1-hour sessions'],
      ['cybersecurity', '9–\u206012\u00a0months', 'Bi-weekly sessions plus quarterly reviews'],
      ['msp', '12–\u206018\u00a0months', 'Weekly sessions plus strategic reviews'],
    ]);
    expect(words.applyMentorshipProgram.mentorshipProcess.steps[1]!.duration).toBe('30 minutes');
    expect(lists.mentorshipTestimonials.map(({ rating }) => rating)).toEqual([5, 5]);
  });

  it('has the consultations; the business growth card preselects msp (PAGE-11)', () => {
    expect(lists.consultationSessions.map(({ duration, option }) => [duration, option])).toEqual([
      ['45 minutes', 'strategy'],
      ['60 minutes', 'msp'],
      ['30 minutes', 'partnership'],
    ]);
  });

  it('has the executive sessions and the channel discussions', () => {
    expect(lengths(lists.executiveSessions)).toEqual([
      ['Strategic Planning', '90 minutes', 'strategic'],
      ['Risk Assessment', '60 minutes', 'risk'],
      ['Leadership Advisory', '45 minutes', 'leadership'],
    ]);
    expect(lengths(lists.channelStrategyOptions)).toEqual([
      ['Strategy Deep Dive', '90 minutes', 'deep-dive'],
      ['Quick Strategy Review', '45 minutes', 'review'],
      ['Channel Workshop', 'Half day', 'workshop'],
    ]);
  });

  it('has the planning sessions for up to 8 participants, with a follow-up after 30 days', () => {
    expect(lengths(lists.planningSessions)).toEqual([
      ['Strategic Channel Planning', 'Full day (8 hours)', 'strategic'],
      ['Partner Program Development', 'Half day (4 hours)', 'partner'],
      ['Channel Performance Planning', 'Half day (4 hours)', 'performance'],
    ]);
    expect(lists.planningSessions.every(({ includes }) => (includes?.length ?? 0) > 3)).toBe(true);
    expect(words.scheduleChannelPlanning.planningProcess.steps.at(-1)).toMatchObject({
      title: 'Follow-up',
      duration: 'After 30 days',
    });
    const [, participants] = words.scheduleChannelPlanning.planningDetails.points;
    expect(participants!.description).toMatch(/^Up to 8 participants/);
  });

  it('assesses in two to three weeks and audits twelve components in four', () => {
    expect(words.bookMspAssessment.mspAssessmentProcess.intro).toContain('2–\u20603\u00a0weeks');
    expect(words.channelAssessment.channelAssessmentProcess.intro).toContain('2–\u20603\u00a0weeks');
    const form = definitions.find(({ name }) => name === 'channel-assessment');
    const offered = form?.fields.find(({ name }) => name === 'assessmentTypes');
    expect(offered && 'options' in offered && offered.options.map(({ label }) => label)).toEqual(
      words.channelAssessment.assessmentTypes.points.slice(0, 6).map(({ title }) => title),
    );
    expect(new Set(words.requestChannelAudit.auditComponents.items).size).toBe(12);
    expect(words.requestChannelAudit.auditTimeline.steps).toHaveLength(4);
  });
});
