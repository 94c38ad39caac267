import { owner } from '@advisor/content';
import {
  drivingExcellence,
  drivingExcellenceSection,
  hero,
  homeClosingCall,
  ventures,
  venturesSection,
  whyWorkWithMe,
  whyWorkWithMeSection,
} from '@advisor/content/lists';
import { ClosingCall, DrivingExcellence, HomeHero, Ventures } from '@advisor/content/sections';
import { FeatureList } from '@advisor/ui/sections';

/** /home */
export default function Home() {
  return (
    <>
      <HomeHero {...hero} ownerName={owner.name} />
      <DrivingExcellence {...drivingExcellenceSection} cards={drivingExcellence} />
      <Ventures {...venturesSection} ventures={ventures} />
      <FeatureList {...whyWorkWithMeSection} items={whyWorkWithMe} />
      <ClosingCall {...homeClosingCall} />
    </>
  );
}
