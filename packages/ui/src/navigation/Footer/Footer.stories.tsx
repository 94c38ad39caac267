import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LinkProvider } from '../../actions/Link';
import { Footer } from '.';
import { guide } from './Footer.guide';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    brand: 'Miriam Example',
    text: 'Independent advice on cybersecurity, managed services and channel growth.',
    columns: [
      {
        heading: 'Quick links',
        links: [
          { label: 'About', href: '/about' },
          { label: 'Speaking', href: '/speaking-engagement' },
          { label: 'Resources', href: '/resources' },
          { label: 'Contact', href: '/contact' },
        ],
      },
      {
        heading: 'Ventures',
        links: [
          { label: 'Tallgrass Assurance', href: 'https://www.tallgrass.example' },
          { label: 'Brambles Farm', href: '/brambles-farm' },
        ],
      },
      {
        heading: 'Services',
        links: [
          { label: 'Cybersecurity Strategy', href: '/cybersecurity-strategy' },
          { label: 'MSP Consulting', href: '/msp-consulting' },
        ],
      },
      {
        heading: 'Connect',
        links: [
          { label: 'LinkedIn', href: 'https://linkedin.example/in/miriam' },
          { label: 'miriam@example.com', href: 'mailto:miriam@example.com' },
        ],
      },
    ],
    legal: '© 2027 Miriam Example. All rights reserved.',
    legalLinks: [
      { label: 'Privacy Policy', href: '/privacy-policy' },
      { label: 'Terms of Service', href: '/terms-of-service' },
    ],
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  render: (args) => (
    <LinkProvider component={(props) => <a {...props} data-router />}>
      <Footer {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole('contentinfo'));
    const navigation = within(footer.getByRole('navigation', { name: 'Footer' }));
    await expect(navigation.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Quick links',
      'Ventures',
      'Services',
      'Connect',
    ]);
    await expect(navigation.getByRole('link', { name: /^LinkedIn/ })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(navigation.getByRole('link', { name: 'miriam@example.com' })).not.toHaveAttribute('target');
    const routed = footer.getAllByRole('link').filter((link) => 'router' in link.dataset);
    await expect(routed).toHaveLength(9);
    await expect(routed.at(-2)).toHaveAttribute('href', '/privacy-policy');
  },
};

/** Without a description and legal links; neither leaves a gap. */
export const Least: Story = {
  args: { text: undefined, legalLinks: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(4);
    await expect(canvas.getByText('© 2027 Miriam Example. All rights reserved.')).toBeVisible();
  },
};

export const BiographyInFooter: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    text: 'Miriam Example built and sold a managed service business before most owners had heard the term. Since then she has been an advisor to vendors, a board member, and the person who is called when a plan has stopped working. She serves on the boards of two industry associations, and speaks at twelve conferences a year. When the calendar allows it, she helps with the harvest on Brambles Farm, which her family has worked since 1984.',
  },
};
