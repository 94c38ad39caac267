import {
  advisoryBodies,
  advisoryBodiesSection,
  communityInitiatives,
  communitySection,
  consultingEngagements,
  consultingSection,
  councilRoles,
  councilRolesSection,
  globalInitiativesClosingCall,
  globalInitiativesHero,
  impactSection,
  impactStatistics,
  mentorshipPrograms,
  mentorshipSection,
} from '@advisor/content/lists';
import {
  ClosingCall,
  Community,
  Consulting,
  CouncilRoles,
  MentorshipPrograms,
  PageOpening,
} from '@advisor/content/sections';
import { StatStrip } from '@advisor/ui/sections';

/** /global-initiatives */
export default function GlobalInitiatives() {
  return (
    <>
      <PageOpening {...globalInitiativesHero} />
      <StatStrip {...impactSection} items={impactStatistics} />
      <CouncilRoles {...councilRolesSection} roles={councilRoles} />
      <CouncilRoles {...advisoryBodiesSection} roles={advisoryBodies} />
      <Consulting {...consultingSection} engagements={consultingEngagements} />
      <MentorshipPrograms {...mentorshipSection} programs={mentorshipPrograms} tone="sunken" />
      <Community {...communitySection} initiatives={communityInitiatives} />
      <ClosingCall {...globalInitiativesClosingCall} />
    </>
  );
}
