import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Download, Ellipsis, Eye, Pencil, Trash2 } from 'lucide';
import { expect, fn } from 'storybook/test';
import { inStates } from '../../../../../tests/browser/inStates';
import { pressed } from '../../../../../tests/browser/prepared';
import { Button } from '../../actions/Button';
import { IconButton } from '../../actions/IconButton';
import { LinkProvider, type LinkElementProps } from '../../actions/Link';
import { Icon } from '../../media/Icon';
import { Menu, MenuItem, MenuLink } from '.';
import { guide } from './Menu.guide';

const onEdit = fn();
const onDuplicate = fn();
const onDelete = fn();

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  subcomponents: { MenuItem, MenuLink },
  parameters: { guide, docs: { story: { iframeHeight: 280 } } },
  args: {
    trigger: <Button variant="secondary">Actions</Button>,
    label: 'Actions',
    children: (
      <>
        <MenuItem onClick={onEdit}>Edit</MenuItem>
        <MenuItem onClick={onDuplicate}>Duplicate</MenuItem>
        <MenuLink href="/recipes/white-bean-soup">See it on the site</MenuLink>
        <MenuItem tone="danger" onClick={onDelete}>
          Delete
        </MenuItem>
      </>
    ),
  },
  beforeEach: () => {
    for (const called of [onEdit, onDuplicate, onDelete]) called.mockClear();
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  parameters: { docs: { story: { inline: true } } },
};

/** An item closes the menu before it acts, and the button has the focus again. */
export const Open: Story = {
  parameters: pressed('Actions'),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    const menu = canvas.getByRole('group', { name: 'Actions' });
    onDuplicate.mockImplementationOnce(() => {
      if (menu.matches(':popover-open') || document.activeElement !== button)
        throw new Error('The menu is still open.');
    });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onDuplicate).toHaveBeenCalledOnce();
    await expect(onDuplicate).toHaveReturned();
    await expect(onEdit).not.toHaveBeenCalled();
    await expect(menu).not.toBeVisible();
    await expect(button).toHaveFocus();
  },
};

/** With an icon before each item, opened by one, whose name gives way to the menu. */
export const WithIcons: Story = {
  parameters: pressed('Actions for White bean soup'),
  args: {
    trigger: <IconButton label="Actions for White bean soup" icon={<Icon icon={Ellipsis} />} />,
    label: 'Actions for White bean soup',
    children: (
      <>
        <MenuItem icon={<Icon icon={Pencil} />} onClick={onEdit}>
          Edit
        </MenuItem>
        <MenuItem icon={<Icon icon={Copy} />} onClick={onDuplicate}>
          Duplicate
        </MenuItem>
        <MenuLink icon={<Icon icon={Eye} />} href="/recipes/white-bean-soup">
          See it on the site
        </MenuLink>
        <MenuItem tone="danger" icon={<Icon icon={Trash2} />} onClick={onDelete}>
          Delete
        </MenuItem>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Actions for White bean soup' })).toBeVisible();
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

const followed = fn((event: { preventDefault(): void }) => event.preventDefault());

function RouterLink({ href, children, onClick, ...rest }: LinkElementProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        followed(event);
      }}
    >
      {children}
    </a>
  );
}

/** A link is that of the `LinkProvider`, and closes the menu too: the next page may have the same bar. */
export const ThroughTheRouter: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: pressed('Actions'),
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Menu {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    followed.mockClear();
    const menu = canvas.getByRole('group', { name: 'Actions' });
    await userEvent.click(canvas.getByRole('link', { name: 'See it on the site' }));
    await expect(followed).toHaveBeenCalledOnce();
    await expect(menu).not.toBeVisible();
  },
};

/** Words of other languages are longer: they wrap, and the menu is never wider than the window. */
export const Long: Story = {
  parameters: pressed('Aktionen'),
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    trigger: <Button variant="secondary">Aktionen</Button>,
    label: 'Aktionen',
    children: (
      <>
        <MenuItem icon={<Icon icon={Download} />} onClick={onEdit}>
          Als Tabelle mit allen Bewertungen herunterladen, auch denen des vergangenen Jahres
        </MenuItem>
        <MenuItem icon={<Icon icon={Trash2} />} tone="danger" onClick={onDelete}>
          Sicherheitsüberprüfungsfragebogenergebnisse unwiderruflich löschen
        </MenuItem>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('group', { name: 'Aktionen' });
    await expect(menu.scrollWidth).toBe(menu.clientWidth);
    await expect(menu.getBoundingClientRect().left).toBeGreaterThanOrEqual(16);
    const icons = [...menu.querySelectorAll('svg')];
    await expect(icons.map((icon) => icon.getBoundingClientRect().width)).toEqual([20, 20]);
  },
};

const Items = inStates(MenuItem, {
  'With icon': { icon: <Icon icon={Copy} /> },
  Danger: { tone: 'danger', children: 'Delete' },
  'Long text': { children: 'Duplicate with all pictures, steps and notes' },
});

/** An item. */
export const States: Story = {
  tags: ['!manifest'],
  parameters: { noControls: 'The states are those of an item.' },
  render: () => <Items onClick={onDuplicate}>Duplicate</Items>,
};

export const MainActionInMenu: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  parameters: { ...pressed('Actions'), docs: { story: { iframeHeight: 200 } } },
  args: {
    children: (
      <>
        <MenuItem onClick={onEdit}>Request an assessment</MenuItem>
        <MenuLink href="/contact">Contact</MenuLink>
      </>
    ),
  },
};
