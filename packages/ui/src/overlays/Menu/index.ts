export { Menu, type MenuProps } from './Menu';
export { MenuItem, type MenuItemProps } from './MenuItem';
export { MenuLink, type MenuLinkProps } from './MenuLink';
