import { List, Section } from '@advisor/ui';
import { Prose, type RichTextValue } from '@advisor/ui/sections';
import type { ContentPicture } from '../../collections/files';
import { Portrait } from '../../illustrations';

export interface AboutProps {
  /** The heading of the background, which also names its section for screen readers. */
  heading: string;
  /** The owner's background, a paragraph each. */
  background: readonly RichTextValue[];
  /** The heading of the expertise, which also names its section for screen readers. */
  expertiseHeading: string;
  /** Subjects of expertise, a few words each. */
  expertise: readonly string[];
  /** The person in the portrait. */
  ownerName: string;
  /** A photo in the place of the drawing. */
  portrait?: ContentPicture | undefined;
}

// PAGE-2
/** The owner's background with the portrait, and the subjects of expertise. */
export function About({ heading, background, expertiseHeading, expertise, ownerName, portrait }: AboutProps) {
  return (
    <>
      <Prose heading={heading} paragraphs={background} media={<Portrait ownerName={ownerName} picture={portrait} />} />
      <Section heading={expertiseHeading}>
        <List items={expertise} columns={2} />
      </Section>
    </>
  );
}
