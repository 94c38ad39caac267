export { MentorshipPrograms, type MentorshipProgramsProps } from './MentorshipPrograms';
