import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { siteNavigation } from '../../collections/navigation/schema';
import { fillIn } from '../../collections/ownerWords';
import { connectLinks, footerColumns, footerText, legalLinks } from '../../navigation';
import { owner } from '../../owner';
import { longest, longText } from '../../stories/extremes';
import { SiteFooter } from '.';
import { guide } from './SiteFooter.guide';

const meta = {
  title: 'Content/Sections/SiteFooter',
  component: SiteFooter,
  parameters: { guide, layout: 'fullscreen' },
  args: { owner, text: fillIn(footerText, owner), columns: [...footerColumns, connectLinks], legalLinks },
} satisfies Meta<typeof SiteFooter>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`© ${new Date().getFullYear()} ${owner.name}. All rights reserved.`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Email' })).toHaveAttribute('href', `mailto:${owner.email}`);
    await expect(canvas.getByRole('link', { name: 'Brambles Farm' })).toHaveAttribute('href', '/brambles-farm');
    await expect(canvas.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute('target', '_blank');
  },
};

const long = longest(siteNavigation, { links: [], footerText: meta.args.text, footerColumns, legalLinks });

export const States: StoryObj<typeof meta> = {
  tags: ['!manifest'],
  // The states stand on one page; any other page has one footer.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'landmark-no-duplicate-contentinfo', enabled: false },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
  render: inVariants(SiteFooter, {
    'Least: one column, no profiles, one legal link': {
      columns: [
        { heading: 'Pages', links: footerColumns[0]!.links.slice(0, 1) },
        { heading: 'Connect', links: connectLinks.links.slice(-1) },
      ],
      legalLinks: legalLinks.slice(0, 1),
    },
    'Many: five columns, four legal links': {
      columns: [...footerColumns, { heading: 'More links', links: footerColumns[0]!.links }, connectLinks],
      legalLinks: [...legalLinks, { label: 'Media Kit', href: '/media-kit' }, { label: 'Contact', href: '/contact' }],
    },
    'Long: each text as long as its field allows': {
      owner: { ...owner, name: longText(owner.name, 60) },
      text: long.footerText,
      columns: [...long.footerColumns, connectLinks],
      legalLinks: long.legalLinks,
    },
  }),
};

export const OneLongColumn: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { columns: [{ heading: 'Links', links: footerColumns.flatMap(({ links }) => links) }, connectLinks] },
};
