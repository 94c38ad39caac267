export { SideNav, type SideNavGroup, type SideNavLink, type SideNavProps } from './SideNav';
