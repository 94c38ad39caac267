import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChefHat, LayoutDashboard, Mail, Users } from 'lucide';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Badge } from '../../cards/Badge';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { LinkProvider, type LinkElementProps } from '../Link';
import { SideNav, type SideNavProps } from '.';
import { guide } from './SideNav.guide';

const meta = {
  title: 'Navigation/SideNav',
  component: SideNav,
  parameters: { guide, docs: { states: 'Desktop' } },
  globals: { viewport: { value: 'desktop' } },
  args: {
    label: 'Admin',
    menuLabel: 'Admin: Messages',
    groups: [
      {
        links: [
          { label: 'Dashboard', href: '#dashboard', icon: LayoutDashboard },
          {
            label: 'Messages',
            href: '#messages',
            icon: Mail,
            note: (
              <>
                3<VisuallyHidden> unread</VisuallyHidden>
              </>
            ),
          },
          { label: 'Recipes', href: '#recipes', icon: ChefHat },
          { label: 'Users', href: '#users', icon: Users },
        ],
      },
    ],
    currentHref: '#messages',
  },
  argTypes: { groups: { control: false } },
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Admin' }));
    await expect(nav.getByRole('link', { name: 'Messages 3 unread' })).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
    await expect(nav.getByText('Admin: Messages')).not.toBeVisible();
    await expect(nav.getByRole('link', { name: 'Users' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Pages of several kinds. */
export const Groups: Story = {
  args: {
    label: 'Content',
    menuLabel: 'By page',
    groups: [
      { links: [{ label: 'Overview', href: '#overview' }] },
      {
        label: 'Media',
        links: [
          { label: 'Podcasts', href: '#podcasts', note: <Badge tone="info">5 drafts</Badge> },
          { label: 'Publications', href: '#publications' },
        ],
      },
      { label: 'Whole site', links: [{ label: 'Boards', href: '#boards' }] },
    ],
    currentHref: '#podcasts',
  },
  play: async ({ canvas }) => {
    const media = within(canvas.getByRole('list', { name: 'Media' }));
    await expect(media.getAllByRole('link')).toHaveLength(2);
    await expect(media.getByRole('link', { name: 'Podcasts 5 drafts' })).toBeVisible();
  },
};

/** On a phone it is a menu that names the page. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByText('Admin: Messages');
    await expect(canvas.queryByRole('link', { name: 'Recipes' })).toBeNull();
    await userEvent.click(menu);
    await expect(canvas.getByRole('link', { name: 'Recipes' })).toBeVisible();
    await userEvent.click(menu);
    await expect(canvas.queryByRole('link', { name: 'Recipes' })).toBeNull();
  },
};

/** The menu is open. */
export const PhoneOpen: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 260 } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Admin: Messages'));
    await expect(canvas.getByRole('link', { name: 'Recipes' })).toBeVisible();
  },
};

/** Opens another page in place, as a router does. */
function Area(props: SideNavProps) {
  const [currentHref, open] = useState(props.currentHref);
  const [RouterLink] = useState(() => ({ href, ...rest }: LinkElementProps) => (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/click-events-have-key-events -- It stands for the link of a router.
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        open(href);
      }}
    />
  ));
  return (
    <LinkProvider component={RouterLink}>
      <SideNav {...props} currentHref={currentHref} menuLabel={`Admin: ${currentHref?.slice(7)}`} />
    </LinkProvider>
  );
}

/** The menu closes when another page is shown. */
export const AnotherPage: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: {
    groups: [{ links: ['Messages', 'Recipes'].map((label) => ({ label, href: `/admin/${label.toLowerCase()}` })) }],
    currentHref: '/admin/messages',
  },
  render: (args) => <Area {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Admin: messages'));
    await userEvent.click(canvas.getByRole('link', { name: 'Recipes' }));
    await expect(await canvas.findByText('Admin: recipes')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Recipes' })).toBeNull();
    await userEvent.click(canvas.getByText('Admin: recipes'));
    await expect(canvas.getByRole('link', { name: 'Recipes' })).toHaveAttribute('aria-current', 'page');
  },
};

export const MenuWithoutPage: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: { menuLabel: 'Menu' },
};

/** A long name takes further lines. */
export const Long: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    groups: [
      { links: [{ label: 'Rechtsschutzversicherungsgesellschaftsanfragen '.repeat(3), href: '#long', note: '999+' }] },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Admin: Messages'));
    await expect(canvas.getByRole('link')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'desktop' } } };

export const ForcedColours: Story = { globals: { colours: 'forced', viewport: { value: 'desktop' } } };
