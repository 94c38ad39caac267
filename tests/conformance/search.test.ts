import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SearchData } from '../../apps/site/src/search/entries.ts';
import { siteSearch } from '../../apps/site/src/search/siteSearch.ts';
import { dist } from '../support/builtSite.ts';

/** The search of the site over its specified words. */
const file = readFileSync(join(dist, 'client/search.json'), 'utf8');
const data = JSON.parse(file) as SearchData;
const { find, closest } = siteSearch(data);

const found = (query: string, count = 3) =>
  find(query)
    .slice(0, count)
    .map(({ href }) => href);

/** What people type, and where one of the first three results has to lead. */
const asked: readonly (readonly [query: string, page: string])[] = [
  // Words that stand on no page, or not as a title.
  ['QBR', '/executive-advisory'],
  ['zero trust', '/cybersecurity-strategy'],
  ['phishing', '/security-assessment-tool'],
  ['compliance', '/cybersecurity-strategy'],
  ['subscribe', '/executive-brief'],
  ['headshot', '/media-kit'],
  ['white paper', '/white-papers'],
  ['phone number', '/contact'],
  ['forgot password', '/auth'],
  ['keynote', '/speaking-engagement'],
  ['cost', '/msp-consulting'],
  ['GDPR', '/privacy-policy'],
  ['llamas', '/brambles-farm'],
  ['vCISO', '/executive-advisory'],
  ['coaching', '/apply-mentorship-program'],
  ['events', '/industry-calendar'],
  ['acronyms', '/industry-glossary'],

  // Questions as they are asked.
  ['how much does it cost', '/msp-pricing-calculator'],
  ['how do I become a mentee', '/apply-mentorship-program'],
  ['what is an MSSP', '/industry-glossary#managed-security-service-provider'],
  ['who are you', '/about'],
  ['how long does an msp assessment take', '/book-msp-assessment'],
  ['how can I delete my data', '/privacy-policy'],

  // Persons, boards, episodes, papers, files, events and terms.
  ['Miriam Brubaker', '/about'],
  ['Nightjar Backup', '/ventures#nightjar-backup'],
  ['pricing a seat', '/podcasts#pricing-a-seat-without-guessing'],
  ['incident call sheet', '/resources#incident-call-sheet'],
  ['Channel Leaders Summit', '/industry-calendar?search=Channel+Leaders+Summit'],
  ['patch management', '/industry-glossary#patch-management'],
  ['MFA', '/industry-glossary#multi-factor-authentication'],
  ['your rights', '/privacy-policy#your-rights'],
  ['CIS controls', '/security-assessment-tool'],
  ['cyber insurance', '/resources#cyber-insurance-renewal-guide'],

  // Forms of a word, and pages before definitions.
  ['mentoring', '/apply-mentorship-program'],
  ['msp', '/msp-consulting'],
  ['board', '/ventures'],

  // Slips of the finger.
  ['cyber security strategy', '/cybersecurity-strategy'],
  ['glosary', '/industry-glossary'],
  ['calender', '/industry-calendar'],
  ['speakign', '/speaking-engagement'],
  ['priceing calculator', '/msp-pricing-calculator'],

  // Words of which the end is still to come.
  ['mentori', '/apply-mentorship-program'],
  ['pricing calc', '/msp-pricing-calculator'],
];

describe('the search finds', () => {
  it.each(asked)('for “%s” the page %s', (query, page) => {
    expect(found(query)).toContain(page);
  });

  it.each([
    ['request advisory services', '/request-advisory-services'],
    ['apply for the mentorship program', '/apply-mentorship-program'],
    ['partnership inquiry', '/partnership-opportunities'],
    ['schedule a consultation', '/schedule-consultation'],
    ['download the strategy guide', '/download-strategy-guide'],
    ['book an executive session', '/book-executive-session'],
    ['request a proposal', '/request-advisory-proposal'],
    ['executive brief', '/executive-brief'],
    ['book an MSP assessment', '/book-msp-assessment'],
    ['download the MSP guide', '/download-msp-guide'],
    ['channel assessment', '/channel-assessment'],
    ['discuss channel strategy', '/discuss-channel-strategy'],
    ['channel planning session', '/schedule-channel-planning'],
    ['channel audit', '/request-channel-audit'],
    ['book a talk', '/speaking-engagement'],
    ['send a message', '/contact'],
    ['sign in', '/auth'],
  ])('the form for “%s”', (query, page) => {
    expect(found(query).map((href) => href.split('#')[0])).toContain(page);
    expect(data.entries.find(({ href }) => href === page)?.kind).toBe('Form');
  });

  it('no form that the test above does not know', () => {
    expect(data.entries.filter(({ kind }) => kind === 'Form')).toHaveLength(17);
  });

  it.each(['zyzzyva', 'pizza', 'weather tomorrow', '日本', '<iframe>', '%%%'])('nothing for “%s”', (query) => {
    // A tag and a percent sign have no meaning here, and no error.
    expect(find(query)).toEqual([]);
  });
});

describe('the order of the results', () => {
  it('has mentorship before monitoring, which is another word', () => {
    expect(find('mentoring').filter(({ title }) => /monitor/i.test(title))).toEqual([]);
  });

  it('has pages and tools before definitions for what both are about', () => {
    for (const query of ['msp', 'security', 'pricing', 'managed services'])
      expect(find(query)[0]!.href, query).not.toContain('glossary');
  });
});

describe('a result', () => {
  it('shows the sentence that was found, with the words marked in it', () => {
    const [first] = find('phishing');
    const { description, descriptionMarks } = first!;
    expect(description).toBe('How do people learn to recognize phishing and payment fraud?');
    expect(descriptionMarks.map(([from, to]) => description.slice(from, to))).toContain('phishing');
  });

  it('is marked in its title in the form in which it stands there', () => {
    const { title, titleMarks } = find('mentors')[0]!;
    expect(titleMarks.map(([from, to]) => title.slice(from, to))).toEqual(['Mentorship']);
  });

  it('has an address of its own and words to show, for any query of the table', () => {
    for (const [query] of asked) {
      const results = find(query);
      expect(new Set(results.map(({ href }) => href)).size).toBe(results.length);
      for (const { title, description, kind } of results) {
        expect(title).not.toBe('');
        expect(kind).not.toBe('');
        expect(description.length).toBeLessThanOrEqual(180);
      }
    }
  });
});

describe('when nothing is found', () => {
  it('another spelling is offered that finds something', () => {
    expect(closest('podcaasstts')).toBe('podcasts');
    expect(closest('mentorshhhip program')).toBe('mentorship program');
  });

  it('no spelling is made up', () => {
    for (const query of ['zyzzyva', 'pizza', '日本', '']) expect(closest(query), query).toBeUndefined();
  });
});
