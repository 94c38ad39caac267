export { Section, sectionBackgrounds, type SectionProps } from './Section';
