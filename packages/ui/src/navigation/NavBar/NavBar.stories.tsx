import type { Meta, StoryObj } from '@storybook/react-vite';
import { Settings } from 'lucide';
import { Icon } from '../../media/Icon';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { LinkProvider, type LinkElementProps } from '../Link';
import { ThemeSwitch } from '../ThemeSwitch';
import { NavBar, NavBarAction, NavBarSearch } from '.';
import { guide } from './NavBar.guide';

/** Stands in for a router's link, so that the story does not navigate away. */
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
    currentPath: '/ventures',
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
        <NavBarAction href="/auth" label="Login" />
      </>
    ),
  },
  argTypes: { actions: { control: false } },
  decorators: [
    (Story) => (
      <LinkProvider component={StayingLink}>
        <Story />
        <main style={{ minBlockSize: '40rem' }} />
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof NavBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Wide enough for the links, also on a docs page. */
const onDesktop = { globals: { viewport: { value: 'desktop' } } };
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

const services = {
  label: 'Services',
  links: [
    { label: 'Cybersecurity Strategy', href: '/cybersecurity-strategy' },
    { label: 'MSP Consulting', href: '/msp-consulting' },
  ],
};

/** A group opens its links below its button. Escape, a click outside and choosing a link close it. */
export const WithGroup: Story = {
  ...onDesktop,
  args: { links: [{ label: 'Home', href: '/home' }, services, { label: 'Contact', href: '/contact' }] },
  play: async ({ canvas, userEvent }) => {
    const word = canvas.getByText('Services');
    const isOpen = () => canvas.getByText('MSP Consulting').checkVisibility();
    await expect(isOpen()).toBe(false);

    await userEvent.click(word);
    const last = canvas.getByRole('link', { name: 'MSP Consulting' });
    await expect(last).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    last.focus();
    await userEvent.keyboard('{Escape}');
    await expect(isOpen()).toBe(false);
    await expect(word.closest('summary')).toHaveFocus();

    await userEvent.click(word);
    await userEvent.click(canvas.getByRole('main'));
    await expect(isOpen()).toBe(false);

    await userEvent.click(word);
    await userEvent.click(canvas.getByRole('link', { name: 'MSP Consulting' }));
    await expect(isOpen()).toBe(false);
    await userEvent.click(word);
  },
};

/** The button of the group with the current page has the current page's color. */
export const PageInGroup: Story = {
  ...onDesktop,
  args: { links: [services, { label: 'Contact', href: '/contact' }], currentPath: '/msp-consulting' },
  play: async ({ canvas, userEvent }) => {
    const word = canvas.getByText('Services');
    await expect(getComputedStyle(word).color).not.toBe(getComputedStyle(canvas.getByText('Contact')).color);
    await userEvent.click(word);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('MSP Consulting');
  },
};

/** In the menu, a group expands in place; Escape closes it first, then the menu. */
export const GroupInMenu: Story = {
  ...onPhone,
  args: WithGroup.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Menu'));
    await userEvent.click(canvas.getByText('Services'));
    await expect(canvas.getByRole('link', { name: 'MSP Consulting' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('MSP Consulting').checkVisibility()).toBe(false);
    await expect(canvas.getByRole('link', { name: 'Contact' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: 'Contact' })).toBeNull();
    await userEvent.click(canvas.getByText('Menu'));
    await userEvent.click(canvas.getByText('Services'));
    await expect(canvas.getByRole('link', { name: 'MSP Consulting' })).toBeVisible();
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
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByText('Menu');
    const isOpen = () => canvas.queryByRole('link', { name: 'Contact' }) !== null;

    await userEvent.click(button);
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
    await expect(canvas.getAllByRole('link', { name: 'Contact' })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible();
  },
};

const openSearch = fn();

/** The search button, with its accessible name and keyboard shortcuts. */
export const WithSearch: Story = {
  ...onDesktop,
  args: { actions: <NavBarSearch onClick={openSearch} /> },
  play: async ({ canvas, userEvent }) => {
    openSearch.mockClear();
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
    return <NavBar {...args} currentPath={path} actions={<NavBarSearch onClick={() => setPath('/media')} />} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Menu'));
    const button = canvas.getByRole('button', { name: 'Search' });
    await expect(button).toHaveTextContent('Search');
    await userEvent.click(button);
    await expect(canvas.queryByRole('link', { name: 'Media' })).toBeNull();
  },
};

export const WordsOfAnySite: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    currentPath: '/solutions',
    links: [
      { label: 'Solutions', href: '/solutions' },
      { label: 'Insights', href: '/insights' },
      { label: 'Discover', href: '/discover' },
    ],
  },
};
