import { aboutHero } from '@advisor/content/lists';
import { About as AboutSection, PageOpening } from '@advisor/content/sections';

/** /about */
export default function About() {
  return (
    <>
      <PageOpening hero={aboutHero} />
      <AboutSection />
    </>
  );
}
