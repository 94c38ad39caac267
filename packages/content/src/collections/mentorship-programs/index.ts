import { collection } from '../collection';
import { mentorshipProgramEntries } from './entries';
import { mentorshipProgram } from './schema';

export const mentorshipProgramsCollection = collection({
  name: 'mentorship-programs',
  label: 'Mentorship programs',
  entryLabel: 'Program',
  titleField: 'name',
  schema: mentorshipProgram,
  entries: mentorshipProgramEntries,
});
