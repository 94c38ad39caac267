import { List, Section } from '@advisor/ui';
import { Prose } from '@advisor/ui/sections';
import { Portrait } from '../../illustrations';
import { about } from '../../lists/about';

// PAGE-2
/** The owner's background with the portrait, and the eight subjects of expertise. */
export function About() {
  return (
    <>
      <Prose heading={about.heading} paragraphs={about.background} media={<Portrait />} />
      <Section heading={about.expertiseHeading}>
        <List items={about.expertise} columns={2} />
      </Section>
    </>
  );
}
