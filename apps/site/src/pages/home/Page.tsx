import { ClosingCall, DrivingExcellence, HomeHero, Proof, Ventures } from '@advisor/content/sections';
import { FeatureList } from '@advisor/ui/sections';
import type { PropsOf } from '../../content/definePage';
import { useSite } from '../../content/site';
import type { page } from './page';

/** /home */
export default function Home({ words, entries }: PropsOf<typeof page>) {
  const { owner } = useSite();
  return (
    <>
      <HomeHero {...words.hero} ownerName={owner.name} portrait={owner.portrait} />
      <DrivingExcellence {...words.drivingExcellence} cards={entries.drivingExcellence} />
      <FeatureList {...words.services} />
      <Proof {...words.proof} testimonial={entries.mentorshipTestimonials[0]} story={entries.successStories[0]} />
      <Ventures {...words.ventures} ventures={entries.ventures} />
      <FeatureList {...words.whyWorkWithMe} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
