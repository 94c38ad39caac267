export { Link, linkVariants, type LinkProps } from './Link';
export { LinkProvider, type LinkElementProps, type LinkProviderProps } from './LinkProvider';
