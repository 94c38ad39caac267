export { PortraitOpening, type PortraitOpeningProps } from './PortraitOpening';
