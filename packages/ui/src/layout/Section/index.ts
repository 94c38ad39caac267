export { Section, sectionTones, type SectionProps } from './Section';
