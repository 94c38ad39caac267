export { MentorshipApplicationForm } from './MentorshipApplicationForm';
