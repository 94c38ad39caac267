import { describe, expect, it } from 'vitest';
import { owner } from '../owner';
import { about } from './about';
import * as mentorship from './apply-mentorship-program';
import { boards, isPrevious } from './boards';
import * as farm from './brambles-farm';
import { channelDevelopment } from './channel-development';
import { consultingEngagements } from './consulting';
import * as contact from './contact';
import { cybersecurityStrategy } from './cybersecurity-strategy';
import { channelStrategyForm, channelStrategyHero } from './discuss-channel-strategy';
import { mspGuideChapters, mspGuideHero } from './download-msp-guide';
import { strategyGuideHero } from './download-strategy-guide';
import { drivingExcellence } from './driving-excellence';
import { executiveAdvisory } from './executive-advisory';
import { briefStatistics } from './executive-brief';
import { featuredContent } from './featured-content';
import { hero } from './hero';
import { homeClosingCall } from './home';
import { impactStatistics } from './impact-statistics';
import { mediaClosingCall } from './media';
import { mediaContactSection } from './media-kit';
import { mspConsulting } from './msp-consulting';
import { partnershipForm } from './partnership-opportunities';
import { podcasts } from './podcasts';
import { podcastsClosingCall, upcomingAppearances } from './podcasts-page';
import { privacyPolicy } from './privacy-policy';
import { publications } from './publications';
import { proposalForm } from './request-advisory-proposal';
import { advisoryForm } from './request-advisory-services';
import { resourcesClosingCall } from './resources';
import { consultationForm } from './schedule-consultation';
import type { Action, Statistic } from './shapes';
import * as speaking from './speaking';
import { speakingEngagements } from './speaking-engagements';
import { termsOfService } from './terms-of-service';
import { tools } from './tools';
import { ventures, venturesClosingCall } from './ventures';
import { paperBadges, whitePaperStatistics, whitePapers, whitePapersClosingCall } from './white-papers';

const links = (actions: readonly Action[]) => actions.map(({ label, href }) => [label, href]);
const values = (statistics: readonly Statistic[]) => statistics.map(({ value }) => value);
const hrefs = (actions: readonly { href: string }[]) => actions.map(({ href }) => href);
const paths = (page: { links: readonly Action[] }) => hrefs(page.links).map((href) => href.replace(/\?.*/, ''));

describe('landing and about page (PAGE-1, PAGE-2)', () => {
  it('has the headline, the highlights and the two buttons', () => {
    expect(hero.headline).toBe('Innovate. Secure. Transform.');
    expect(hero.tagline).toMatch(/cybersecurity leadership and digital transformation/i);
    expect(hero.highlights).toEqual(['Cybersecurity Leader', 'MSP Consultant', 'Industry Innovator']);
    expect(links(hero.actions)).toEqual([
      ['Explore My Work', '/media'],
      ['Get In Touch', '/contact'],
    ]);
  });

  it('leads to initiatives, ventures, media and resources, and closes with two actions', () => {
    expect(hrefs(drivingExcellence)).toEqual(['/global-initiatives', '/ventures', '/media', '/resources']);
    expect(links(homeClosingCall.actions)).toEqual([
      ['Schedule a Consultation', '/schedule-consultation'],
      ['Book Speaking Engagement', '/speaking-engagement'],
    ]);
  });

  it('names the eight fields of expertise', () => {
    expect(about.expertise).toEqual([
      'Cybersecurity Strategy',
      'MSP Operations',
      'Digital Transformation',
      'Technology Consulting',
      'Executive Leadership',
      'Channel Development',
      'Risk Management',
      'Business Growth',
    ]);
  });
});

describe('ventures and boards (PAGE-3)', () => {
  it('leads to three other sites and to the farm', () => {
    expect(ventures.map(({ href }) => href.startsWith('https://'))).toEqual([true, true, true, false]);
    expect(ventures[3]!.href).toBe('/brambles-farm');
    expect(links(venturesClosingCall.actions)).toEqual([
      ['Schedule Consultation', '/schedule-consultation'],
      ['View Portfolio', '/media'],
    ]);
  });

  it('tells the seats that have ended, and has boards without a site', () => {
    expect(boards.filter(isPrevious).map(({ role }) => role.split(' ')[0])).toEqual([
      'Previous',
      'Previous',
      'Previous',
      'Previous',
    ]);
    expect(isPrevious({ role: 'Board Member' })).toBe(false);
    expect(boards.filter((board) => !('website' in board)).length).toBeGreaterThan(0);
  });
});

describe('claims (CONTENT-3, CONTENT-4)', () => {
  it('has the impact figures, the consulting figures and those of the stage', () => {
    expect(values(impactStatistics)).toEqual(['15+', '100+', '25+', '200+', '35+']);
    expect(consultingEngagements.map(({ impact }) => impact)).toEqual([
      expect.stringMatching(/^100\+ sessions/),
      expect.stringMatching(/^50\+ organizations/),
      expect.stringMatching(/^25\+ board engagements/),
    ]);
    expect(values(speaking.speakingStatistics)).toEqual(['200+', '4.9/5', '15+', 'Global']);
  });

  it('has 325+ mentored across 35 countries, 5,000+ subscribers and 15+ papers', () => {
    expect(values(mentorship.mentorshipStatistics)).toEqual(['325+', '35']);
    expect(values(whitePaperStatistics)).toEqual(['15+', '5,000+']);
    expect(values(briefStatistics)).toEqual(['5,000+', '2', '4']);
  });

  it('gives figures that look alike a scope each', () => {
    const all = [
      ...impactStatistics,
      ...speaking.speakingStatistics,
      ...mentorship.mentorshipStatistics,
      ...whitePaperStatistics,
    ];
    expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
    const labelOf = (value: string) => all.find((statistic) => statistic.value === value)!.label;
    expect(labelOf('25+')).toMatch(/one to one/);
    expect(labelOf('325+')).toMatch(/three programs/);
  });

  it('has audiences from 50+ to 1,700+', () => {
    const sizes = speakingEngagements.map(({ audience }) => Number.parseInt(audience.replaceAll(',', ''), 10));
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([50, 1700]);
  });

  it('has podcasts of 59, 28 and 16 minutes, and featured pieces of 45 min, 2 hours and 24 pages', () => {
    expect(podcasts.map(({ duration }) => duration)).toEqual(['59 minutes', '28 minutes', '16 minutes']);
    expect(featuredContent.map(({ duration, pages }) => duration ?? pages)).toEqual(['45 min', '2 hours', 24]);
  });

  it('has guides of 50 and 75 pages', () => {
    expect(strategyGuideHero.lead).toMatch(/^50 pages/);
    expect(mspGuideHero.lead).toMatch(/^75 pages/);
    expect(mspGuideChapters.map(({ pages }) => pages)).toEqual([12, 15, 10, 13, 11, 8, 6]);
    expect(mspGuideChapters.reduce((sum, { pages }) => sum + pages, 0)).toBe(75);
  });

  it('states the response times', () => {
    expect(advisoryForm.response).toContain('2 business days');
    expect(mentorship.mentorshipForm.response).toMatch(/reviewed monthly.*within 2 weeks/);
    expect(partnershipForm.response).toContain('within 3 business days');
    expect(contact.contactForm.response).toContain('24–48\u00A0hours');
    expect(contact.contactCards.find(({ title }) => title === 'Response time')?.value).toBe('24–48\u00A0hours');
    expect(speaking.speakingForm.response).toContain('24–48\u00A0hours');
    expect(consultationForm.response).toContain('confirmation within 24 hours');
    expect(channelStrategyForm.response).toContain('confirmation within 24 hours');
    expect(mediaContactSection.intro).toContain('4–6\u00A0hours');
    expect(mediaClosingCall.text).toContain('4–6\u00A0hours');
    expect(proposalForm.response).toContain('within 48 hours of our discussion');
  });

  it('says since when the farm exists, where it lies and what it grows', () => {
    expect(farm.farmFacts.slice(0, 2).map(({ value }) => value)).toEqual(['1984', 'Northern Indiana']);
    expect(farm.crops.map(({ title }) => title)).toEqual(['Corn', 'Wheat', 'Alfalfa', 'Beans']);
    expect(hrefs(farm.farmClosingCall.actions)).toEqual(['/contact', '/ventures']);
  });
});

describe('links of the pages (PAGE-7)', () => {
  it('has the links of the four service pages, in their order', () => {
    expect(paths(cybersecurityStrategy)).toEqual(['/schedule-consultation', '/download-strategy-guide', '/contact']);
    expect(paths(mspConsulting)).toEqual(['/book-msp-assessment', '/download-msp-guide', '/schedule-consultation']);
    expect(paths(channelDevelopment)).toEqual([
      '/discuss-channel-strategy',
      '/channel-assessment',
      '/schedule-channel-planning',
      '/request-channel-audit',
    ]);
    expect(paths(executiveAdvisory)).toEqual([
      '/book-executive-session',
      '/executive-brief',
      '/request-advisory-proposal',
    ]);
  });

  it('has the buttons of contact, podcasts, papers, resources and the channel discussion', () => {
    const [speakingLink, scheduling, kit] = hrefs(contact.contactQuickActions.actions);
    expect([speakingLink, kit]).toEqual(['/speaking-engagement', '/media-kit']);
    expect(scheduling).toMatch(/^https:\/\//);
    expect(hrefs(podcastsClosingCall.actions)).toEqual(['/contact', '/media-kit']);
    expect(hrefs(whitePapersClosingCall.actions)).toEqual(['/contact']);
    expect(hrefs(resourcesClosingCall.actions)).toEqual(['/contact', '/schedule-consultation']);
    expect(hrefs(channelStrategyHero.actions ?? [])).toEqual(['/schedule-consultation']);
  });

  it('leads to the six tools', () => {
    expect(tools.map(({ url }) => url)).toEqual([
      '/security-assessment-tool',
      '/msp-pricing-calculator',
      '/channel-partner-scorecard',
      '/risk-matrix-template',
      '/industry-calendar',
      '/industry-glossary',
    ]);
  });
});

describe('papers, appearances and legal texts (PAGE-23, PAGE-24, PAGE-26)', () => {
  it('has the seven badges and a paper for each category', () => {
    expect(paperBadges).toEqual([
      'All',
      'Leadership',
      'Business Strategy',
      'Cybersecurity',
      'Cloud Security',
      'Infrastructure',
      'Financial',
    ]);
    expect(new Set(whitePapers.map(({ category }) => category)).size).toBe(6);
  });

  it('has upcoming appearances of both states', () => {
    expect(new Set(upcomingAppearances.map(({ status }) => status))).toEqual(new Set(['Confirmed', 'Scheduled']));
  });

  it.each([
    ['podcasts', podcasts],
    ['speaking engagements', speakingEngagements],
    ['publications', publications],
    ['papers', whitePapers],
  ])('has %s newest first', (_name, list: readonly { date: string }[]) => {
    const dates = list.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('takes the governing jurisdiction from the owner, and both contact blocks', () => {
    expect(termsOfService.sections.find(({ heading }) => heading === 'Governing law')?.paragraphs[0]).toContain(
      owner.legal.jurisdiction,
    );
    for (const { contact: block } of [privacyPolicy, termsOfService])
      expect(block).toMatchObject({ name: owner.legal.name, email: owner.legal.email });
  });
});
