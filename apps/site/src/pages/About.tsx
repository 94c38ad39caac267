import { owner } from '@advisor/content';
import { about, aboutHero } from '@advisor/content/lists';
import { About as AboutSection, PageOpening } from '@advisor/content/sections';

/** /about */
export default function About() {
  return (
    <>
      <PageOpening {...aboutHero} />
      <AboutSection {...about} ownerName={owner.name} />
    </>
  );
}
