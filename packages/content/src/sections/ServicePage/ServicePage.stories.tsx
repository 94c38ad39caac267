import { LinkProvider, type LinkElementProps } from '@advisor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { channelDevelopment } from '../../lists/channel-development';
import { cybersecurityStrategy } from '../../lists/cybersecurity-strategy';
import { ServicePage } from '.';
import { servicePage as guide } from '../sections.guide';

const meta = {
  title: 'Content/Sections/ServicePage',
  component: ServicePage,
  parameters: { guide, layout: 'fullscreen' },
  args: cybersecurityStrategy,
} satisfies Meta<typeof ServicePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeWaysOn: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cybersecurity Strategy' })).toBeVisible();
    const region = canvas.getByRole('region', { name: args.linksSection.heading });
    const hrefs = [...region.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['/schedule-consultation', '/download-strategy-guide', '/contact']);
  },
};

export const FourWaysOn: Story = {
  args: channelDevelopment,
  play: async ({ canvas, args }) => {
    const region = canvas.getByRole('region', { name: args.linksSection.heading });
    await expect(region.querySelectorAll('a')).toHaveLength(4);
  },
};

function RouterLink({ href, children, ...rest }: LinkElementProps) {
  return (
    <a {...rest} href={href} data-router>
      {children}
    </a>
  );
}

/** Inside an application with a router, its links still load the next page in full (SITE-11). */
export const FullPageLoads: Story = {
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <ServicePage {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.length).toBeGreaterThan(3);
    await expect(links.filter((link) => 'router' in link.dataset)).toEqual([]);
  },
};
