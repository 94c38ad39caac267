export { NavBar, type NavBarProps, type NavLink } from './NavBar';
export { NavBarAction, type NavBarActionProps } from './NavBarAction';
export { NavBarSearch, type NavBarSearchProps } from './NavBarSearch';
