import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inStates } from '../../../../../tests/browser/inStates';
import { Link, LinkProvider, type LinkElementProps } from '.';
import { guide } from './Link.guide';

const meta = {
  title: 'Actions/Link',
  component: Link,
  subcomponents: { LinkProvider },
  parameters: { guide },
  args: { href: '/media', children: 'Listen to the latest episode' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Internal: Story = {};
export const Plain: Story = { args: { variant: 'plain' } };

export const OtherSite: Story = {
  args: { href: 'https://example.org/council', children: 'Council of service providers' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Council of service providers (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inStates(Link, {
    'Long text': { children: 'Listen to the latest episode, about what a managed desktop costs and why' },
  }),
};

const followed = fn((event: { preventDefault(): void }) => event.preventDefault());

function RouterLink({ href, children, ...rest }: LinkElementProps) {
  return (
    <a {...rest} href={href} data-router onClick={followed}>
      {children}
    </a>
  );
}

/** The provider's link component is used for internal pages only. Mail, phone, fragment, file and external links stay plain links. */
export const ThroughTheRouter: Story = {
  render: () => (
    <LinkProvider component={RouterLink}>
      <p>
        <Link href="/about">About</Link>, <Link href="mailto:hello@example.org">Mail</Link>,{' '}
        <Link href="tel:+15550100">Phone</Link>, <Link href="#form">Form</Link>,{' '}
        <Link href="//example.org">Example</Link>, <Link href="/feed.xml?all">Feed</Link>,{' '}
        <Link href="/guide.pdf" download>
          Guide
        </Link>
      </p>
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    followed.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'About' }));
    await expect(followed).toHaveBeenCalledOnce();
    const routed = canvas.getAllByRole('link').filter((link) => 'router' in link.dataset);
    await expect(routed.map((link) => link.textContent)).toEqual(['About']);
  },
};

/** A part of a page whose links load the whole next page, inside an application with a router. */
export const FullPageLoad: Story = {
  render: () => (
    <LinkProvider component={RouterLink}>
      <p>
        <Link href="/about">About</Link>
      </p>
      <LinkProvider component="a">
        <p>
          <Link href="/schedule-consultation">Schedule a consultation</Link>
        </p>
      </LinkProvider>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveAttribute('data-router');
    await expect(canvas.getByRole('link', { name: 'Schedule a consultation' })).not.toHaveAttribute('data-router');
  },
};

export const BareAddress: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { href: '/media', children: 'https://www.example.org/media?source=site&episode=12' },
};
