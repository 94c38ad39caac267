import {
  advisoryBodies,
  advisoryBodiesSection,
  councilRoles,
  councilRolesSection,
  globalInitiativesClosingCall,
  globalInitiativesHero,
  impactSection,
  impactStatistics,
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
      <PageOpening hero={globalInitiativesHero} />
      <StatStrip {...impactSection} items={impactStatistics} />
      <CouncilRoles words={councilRolesSection} roles={councilRoles} />
      <CouncilRoles words={advisoryBodiesSection} roles={advisoryBodies} />
      <Consulting />
      <MentorshipPrograms words={mentorshipSection} tone="sunken" />
      <Community />
      <ClosingCall call={globalInitiativesClosingCall} />
    </>
  );
}
