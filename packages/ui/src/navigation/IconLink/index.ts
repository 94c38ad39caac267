export { IconLink, iconLinkSizes, type IconLinkProps } from './IconLink';
