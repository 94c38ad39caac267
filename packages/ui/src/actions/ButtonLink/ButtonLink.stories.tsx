import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, ExternalLink } from 'lucide';
import { inStates } from '../../../../../tests/browser/inStates';
import { Icon } from '../../media/Icon';
import { expect } from 'storybook/test';
import { asPrinted } from '../../../../../tests/browser/asPrinted';
import { buttonSizes } from '../Button';
import { ButtonLink } from '.';
import { guide } from './ButtonLink.guide';

const meta = {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  parameters: { guide },
  args: { href: '/contact', children: 'Get in touch' },
  argTypes: { size: { options: buttonSizes } },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get in touch' })).toHaveAttribute('href', '/contact');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Secondary: Story = { args: { variant: 'secondary', children: 'View portfolio' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Read the report' } };
/** As small as a button; in print it is text. */
export const Small: Story = {
  args: { size: 'small', variant: 'secondary' },
  play: async ({ canvas }) => {
    const styles = getComputedStyle(canvas.getByRole('link'));
    await expect([styles.display, styles.fontSize]).toEqual(['inline-flex', '14px']);
    await asPrinted(async () => {
      await expect([styles.display, styles.borderTopWidth]).toEqual(['inline', '0px']);
    });
  },
};
export const WithIcon: Story = {
  args: {
    href: '/security-strategy-guide.pdf',
    download: true,
    icon: <Icon icon={Download} />,
    children: 'Download the guide',
  },
};
export const OtherSite: Story = {
  args: {
    href: 'https://example.org',
    variant: 'secondary',
    icon: <Icon icon={ExternalLink} />,
    children: 'Visit website',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Visit website (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    // The icon is before the label, not above it.
    const label = canvas.getByText('Visit website').getBoundingClientRect();
    await expect(link.querySelector('svg')!.getBoundingClientRect().bottom).toBeGreaterThan(label.top);
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inStates(ButtonLink, { 'Long text': { children: 'Get in touch about an assessment of your whole network' } }),
};

export const ClickHere: Story = { tags: ['!dev', '!autodocs', 'slow'], args: { children: 'Click here' } };
