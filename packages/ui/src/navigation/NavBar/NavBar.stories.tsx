import type { Meta, StoryObj } from '@storybook/react-vite';
import { Settings } from 'lucide';
import { Icon } from '../../media/Icon';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { preparedBy } from '../../../../../tests/browser/prepared';
import { ButtonLink } from '../../actions/ButtonLink';
import { LinkProvider, type LinkElementProps } from '../../actions/Link';
import { ThemeSwitch } from '../ThemeSwitch';
import { NavBar, NavBarAction, NavBarSearch } from '.';
import { guide } from './NavBar.guide';

/** Stands in for a router's link, so that the story stays open. */
function StayingLink(props: LinkElementProps) {
  return <a {...props} onClick={(event) => event.preventDefault()} />;
}

const meta = {
  title: 'Navigation/NavBar',
  component: NavBar,
  subcomponents: { NavBarAction, NavBarSearch },
  parameters: { guide, layout: 'fullscreen' },
  args: {
    brand: { label: 'Miriam Example', href: '/' },
    currentPath: '/ventures/',
    links: [
      { label: 'Home', href: '/home' },
      { label: 'About', href: '/about' },
      { label: 'Ventures', href: '/ventures' },
      { label: 'Global Initiatives', href: '/global-initiatives' },
      { label: 'Speaking', href: '/speaking-engagement' },
      { label: 'Media', href: '/media' },
      { label: 'Resources', href: '/resources' },
      { label: 'Contact', href: '/contact' },
    ],
    actions: (
      <>
        <ThemeSwitch />
        <ButtonLink href="/auth" variant="secondary" size="small">
          Login
        </ButtonLink>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <LinkProvider component={StayingLink}>
        <Story />
        <main tabIndex={-1} style={{ minBlockSize: '40rem' }} />
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof NavBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** On a wide screen all links are visible, and the current page is marked. */
export const Wide: Story = {
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'About',
      'Ventures',
      'Global Initiatives',
      'Speaking',
      'Media',
      'Resources',
      'Contact',
      'Login',
    ]);
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Ventures');
    await expect(canvas.queryByText('Menu')).not.toBeVisible();
  },
};

/** Signed in: an icon in the bar, an icon with text in the menu. */
export const SignedIn: Story = {
  args: {
    currentPath: '/admin/',
    actions: (
      <>
        <ThemeSwitch />
        <NavBarAction href="/admin" icon={<Icon icon={Settings} />} label="Admin" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
};

/** On a narrow screen the links are behind the menu button, for screen readers too. */
export const MenuClosed: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Menu')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Home' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Choosing a link, pressing Escape or clicking outside closes the menu. Escape returns focus to its button. */
export const MenuOpen: Story = {
  ...onPhone,
  parameters: preparedBy(async ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Menu'))),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByText('Menu');
    const isOpen = () => canvas.queryByRole('link', { name: 'Contact' }) !== null;

    await userEvent.click(canvas.getByRole('link', { name: 'Contact' }));
    await expect(isOpen()).toBe(false);

    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('main'));
    await expect(isOpen()).toBe(false);

    await userEvent.click(button);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(isOpen()).toBe(false);
    await expect(button).toHaveFocus();

    await userEvent.click(button);
    canvas.getByRole('main').focus();
    await userEvent.keyboard('{Escape}');
    await expect(isOpen()).toBe(false);
    await expect(canvas.getByRole('main')).toHaveFocus();

    await userEvent.click(button);
    await expect(canvas.getAllByRole('link', { name: 'Contact' })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible();
  },
};

const openSearch = fn();

/** The search button, with an accessible name and its keyboard shortcuts. */
export const WithSearch: Story = {
  args: {
    currentPath: '/',
    links: [{ label: 'Start', href: '/' }],
    actions: <NavBarSearch onClick={openSearch} />,
  },
  play: async ({ canvas, userEvent }) => {
    openSearch.mockClear();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Start');
    const button = canvas.getByRole('button', { name: 'Search' });
    await expect(button).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K');
    await userEvent.click(button);
    await expect(openSearch).toHaveBeenCalledOnce();
  },
};

/** Any navigation closes the menu. */
export const PageChanges: Story = {
  ...onPhone,
  render: function Render(args) {
    const [path, setPath] = useState('/ventures');
    const leave = () => setPath(path === '/media' ? '/ventures' : '/media');
    return <NavBar {...args} currentPath={path} actions={<NavBarSearch onClick={leave} />} />;
  },
  play: async ({ canvas, userEvent }) => {
    const leave = async () => {
      await userEvent.click(canvas.getByText('Menu'));
      const button = canvas.getByRole('button', { name: 'Search' });
      await expect(button).toHaveTextContent('Search');
      await userEvent.click(button);
      await expect(canvas.queryByRole('link', { name: 'Media' })).toBeNull();
    };
    await leave();
    // Back to the first page.
    await leave();
  },
};

export const SloganInName: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    brand: { label: 'Miriam Example, independent advice on cybersecurity and managed services', href: '/' },
  },
};
