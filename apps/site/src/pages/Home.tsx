import { ClosingCall, DrivingExcellence, HomeHero, Ventures, WhyWorkWithMe } from '@advisor/content/sections';
import { homeClosingCall } from '@advisor/content/lists';

/** /home */
export default function Home() {
  return (
    <>
      <HomeHero />
      <DrivingExcellence />
      <Ventures />
      <WhyWorkWithMe />
      <ClosingCall call={homeClosingCall} />
    </>
  );
}
