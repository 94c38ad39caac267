export { AdminHeading, type AdminHeadingProps } from './AdminHeading';
