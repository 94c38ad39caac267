import {
  ClosingCall,
  Community,
  Consulting,
  CouncilRoles,
  MentorshipPrograms,
  PageOpening,
} from '@advisor/content/sections';
import { StatStrip } from '@advisor/ui/sections';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /global-initiatives */
export default function GlobalInitiatives({ words, entries }: PropsOf<typeof page>) {
  return (
    <>
      <PageOpening {...words.hero} />
      <StatStrip {...words.impact} items={entries.impactStatistics} />
      <CouncilRoles {...words.councilRoles} roles={entries.councilRoles} />
      <CouncilRoles {...words.advisoryBodies} roles={entries.advisoryBodies} />
      <Consulting {...words.consulting} engagements={entries.consultingEngagements} />
      <MentorshipPrograms
        {...words.mentorship}
        programs={entries.mentorshipPrograms}
        formPage="/apply-mentorship-program"
        background="sunken"
      />
      <Community {...words.community} initiatives={entries.communityInitiatives} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
