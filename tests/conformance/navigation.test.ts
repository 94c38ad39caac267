import { connectLinks, copyrightLine, footerColumns, navigationLinks, owner } from '@advisor/content';
import { ventures } from '@advisor/content/lists';
import { describe, expect, it } from 'vitest';

// Its types are those of Vite, which the tests do not have.
const { contentTabs, settingTabs } = (await import('../../apps/site/src/content/tabs.ts' as string)) as Record<
  'contentTabs' | 'settingTabs',
  readonly { label: string }[]
>;

describe('navigation (SITE-6)', () => {
  it('has the eight links of the bar in their order', () => {
    expect(navigationLinks.map(({ label, href }) => `${label} ${href}`)).toEqual([
      'Home /home',
      'About /about',
      'Ventures /ventures',
      'Global Initiatives /global-initiatives',
      'Speaking /speaking-engagement',
      'Media /media',
      'Resources /resources',
      'Contact /contact',
    ]);
  });

  it('has quick links, the four ventures and the four services in the footer', () => {
    expect(footerColumns.map(({ heading }) => heading)).toEqual(['Quick links', 'Ventures', 'Services']);
    expect(footerColumns[1]!.links).toEqual(ventures.map(({ name, href }) => ({ label: name, href })));
    expect(footerColumns[2]!.links.map(({ href }) => href)).toEqual([
      '/cybersecurity-strategy',
      '/msp-consulting',
      '/channel-development',
      '/executive-advisory',
    ]);
  });

  it('ends with the mail address and the copyright line', () => {
    expect(connectLinks.links.at(-1)!.label).toBe('Email');
    expect(copyrightLine(owner.name, 2031)).toBe(`© 2031 ${owner.name}. All rights reserved.`);
  });
});

describe('the owner’s content (ADMIN-8, ADMIN-9)', () => {
  it('begins with the specified tabs', () => {
    expect(contentTabs.map(({ label }) => label)).toEqual(['Publications', 'Podcasts', 'Speaking', 'Media']);
    expect(settingTabs.slice(0, 5).map(({ label }) => label)).toEqual([
      'Hero Section',
      'About',
      'Testimonials',
      'Achievements',
      'Ventures',
    ]);
  });
});
