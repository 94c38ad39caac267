export { ListSection, type ListSectionProps } from './ListSection';
