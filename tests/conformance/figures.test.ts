import * as lists from '@advisor/content/lists';
import { describe, expect, it } from 'vitest';
import { words } from '../support/pageWords.ts';

type Action = (typeof words.home.closingCall.actions)[number];
type Statistic = (typeof lists.impactStatistics)[number];

const links = (actions: readonly Action[]) => actions.map(({ label, href }) => [label, href]);
const values = (statistics: readonly Statistic[]) => statistics.map(({ value }) => value);
const responseTime = lists.contactCards.find(({ title }) => title === 'Response time')!.value;
const hrefs = (actions: readonly { href: string }[]) => actions.map(({ href }) => href);
const paths = (page: { links: readonly Action[] }) => hrefs(page.links).map((href) => href.replace(/\?.*/, ''));

describe('landing and about page (PAGE-1, PAGE-2)', () => {
  it('leads to work, contact, initiatives, ventures, media and resources, and closes with two actions', () => {
    expect(links(words.home.hero.actions)).toEqual([
      ['Explore My Work', '/media'],
      ['Get In Touch', '/contact'],
    ]);
    expect(hrefs(lists.drivingExcellence)).toEqual(['/global-initiatives', '/ventures', '/media', '/resources']);
    expect(hrefs(words.home.closingCall.actions)).toEqual(['/schedule-consultation', '/speaking-engagement']);
  });
});

describe('ventures and boards (PAGE-3)', () => {
  it('leads to three other sites and to the farm', () => {
    expect(lists.ventures.map(({ href }) => href.startsWith('https://'))).toEqual([true, true, true, false]);
    expect(lists.ventures[3]!.href).toBe('/brambles-farm');
    expect(hrefs(words.ventures.closingCall.actions)).toEqual(['/schedule-consultation', '/media']);
  });

  it('tells the seats that have ended, and has boards without a site', () => {
    expect(lists.boards.filter(({ role }) => role.startsWith('Previous'))).toHaveLength(4);
    expect(lists.boards.filter((board) => !('website' in board)).length).toBeGreaterThan(0);
  });
});

describe('claims (CONTENT-3, CONTENT-4)', () => {
  it('has the impact figures, the consulting figures and those of the stage', () => {
    expect(values(lists.impactStatistics)).toEqual(['15+', '100+', '25+', '200+', '35+']);
    expect(lists.consultingEngagements.map(({ impact }) => impact)).toEqual([
      expect.stringMatching(/^100\+ sessions/),
      expect.stringMatching(/^50\+ organizations/),
      expect.stringMatching(/^25\+ board engagements/),
    ]);
    expect(values(words.speakingEngagement.statistics.items)).toEqual(['200+', '4.9/5', '15+', 'Global']);
  });

  it('has 325+ mentored across 35 countries, 5,000+ subscribers and 15+ papers', () => {
    expect(values(words.applyMentorshipProgram.mentorshipStatistics.items)).toEqual(['325+', '35']);
    expect(values(words.whitePapers.statistics.items)).toEqual(['15+', '5,000+']);
    expect(values(words.executiveBrief.briefStatistics.items)).toEqual(['5,000+', '2', '4']);
  });

  it('gives figures that look alike a scope each', () => {
    const all = [
      ...lists.impactStatistics,
      ...words.speakingEngagement.statistics.items,
      ...words.applyMentorshipProgram.mentorshipStatistics.items,
      ...words.whitePapers.statistics.items,
    ];
    expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
    const labelOf = (value: string) => all.find((statistic) => statistic.value === value)!.label;
    expect(labelOf('25+')).toMatch(/one to one/);
    expect(labelOf('325+')).toMatch(/three programs/);
  });

  it('has audiences from 50+ to 1,700+', () => {
    const sizes = lists.speakingEngagements.map(({ audience }) => Number.parseInt(audience.replaceAll(',', ''), 10));
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([50, 1700]);
  });

  it('has podcasts of 59, 28 and 16 minutes, and featured pieces of 45 min, 2 hours and 24 pages', () => {
    expect(lists.podcasts.map(({ duration }) => duration)).toEqual(['59 minutes', '28 minutes', '16 minutes']);
    expect(lists.featuredContent.map(({ duration, pages }) => duration ?? pages)).toEqual(['45 min', '2 hours', 24]);
  });

  it('has guides of 50 and 75 pages', () => {
    expect(words.downloadStrategyGuide.hero.lead).toMatch(/^50 pages/);
    expect(words.downloadMspGuide.hero.lead).toMatch(/^75 pages/);
    expect(lists.mspGuideChapters.map(({ pages }) => pages)).toEqual([12, 15, 10, 13, 11, 8, 6]);
    expect(lists.mspGuideChapters.reduce((sum, { pages }) => sum + pages, 0)).toBe(75);
  });

  it.each<[when: string, texts: readonly (string | undefined)[]]>([
    ['2 business days', [words.requestAdvisoryServices.form.response]],
    ['reviewed monthly', [words.applyMentorshipProgram.form.response]],
    ['within 2 weeks', [words.applyMentorshipProgram.form.response]],
    ['within 3 business days', [words.partnershipOpportunities.form.response]],
    ['24–\u206048\u00a0hours', [words.contact.form.response, words.speakingEngagement.form.response, responseTime]],
    [
      'confirmation within 24 hours',
      [words.scheduleConsultation.form.response, words.discussChannelStrategy.form.response],
    ],
    ['4–\u20606\u00a0hours', [words.mediaKit.mediaContact.intro, words.media.closingCall.text]],
    ['within 48 hours of our discussion', [words.requestAdvisoryProposal.form.response]],
  ])('promises an answer: %s', (when, texts) => expect(texts.filter((text) => !text?.includes(when))).toEqual([]));

  it('says since when the farm exists and where it lies', () => {
    expect(words.bramblesFarm.facts.items.slice(0, 2).map(({ value }) => value)).toEqual(['1984', 'Northern Indiana']);
    expect(hrefs(words.bramblesFarm.closingCall.actions)).toEqual(['/contact', '/ventures']);
  });
});

describe('links of the pages (PAGE-7)', () => {
  it.each<[page: { links: readonly Action[] }, wanted: string]>([
    [words.cybersecurityStrategy, '/schedule-consultation /download-strategy-guide /contact'],
    [words.mspConsulting, '/book-msp-assessment /download-msp-guide /schedule-consultation'],
    [
      words.channelDevelopment,
      '/discuss-channel-strategy /channel-assessment /schedule-channel-planning /request-channel-audit',
    ],
    [words.executiveAdvisory, '/book-executive-session /executive-brief /request-advisory-proposal'],
  ])('has the links of a service page in their order, case %#', (page, wanted) => {
    expect(paths(page).join(' ')).toBe(wanted);
  });

  it('has the buttons of contact, podcasts, papers, resources and the channel discussion', () => {
    const [speakingLink, scheduling, kit] = hrefs(words.contact.contactQuickActions.actions);
    expect([speakingLink, kit]).toEqual(['/speaking-engagement', '/media-kit']);
    expect(scheduling).toBe('{schedulingUrl}');
    expect(hrefs(words.podcasts.closingCall.actions)).toEqual(['/contact', '/media-kit']);
    expect(hrefs(words.whitePapers.closingCall.actions)).toEqual(['/contact']);
    expect(hrefs(words.resources.closingCall.actions)).toEqual(['/contact', '/schedule-consultation']);
    expect(hrefs(words.discussChannelStrategy.hero.actions ?? [])).toEqual(['/schedule-consultation']);
  });
});

describe('papers, appearances and legal texts (PAGE-23, PAGE-24, PAGE-26)', () => {
  it('has the seven badges and a paper for each category', () => {
    expect(words.whitePapers.papers.badges).toHaveLength(7);
    expect(new Set(lists.whitePapers.map(({ category }) => category)).size).toBe(6);
  });

  it('has upcoming appearances of both states', () => {
    expect(new Set(lists.upcomingAppearances.map(({ status }) => status))).toEqual(new Set(['Confirmed', 'Scheduled']));
  });
});
