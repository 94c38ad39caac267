export { Section, sectionSurfaces, type SectionProps } from './Section';
