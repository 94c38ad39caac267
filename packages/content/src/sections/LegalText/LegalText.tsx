import { Container, Heading, Link, Stack, Text } from '@advisor/ui';
import { RichText, type RichTextValue } from '@advisor/ui/sections';
import { anchorOf } from '@advisor/ui/text';
import { useId } from 'react';
import { Day } from '../../cards/Day';
import type { IsoDate } from '../../shapes';
import { PageOpening } from '../PageOpening';
import { Today } from './Today';
import * as styles from './LegalText.css';

/** A section of a legal text. */
export interface LegalSection {
  heading: string;
  paragraphs: readonly RichTextValue[];
  items?: readonly RichTextValue[];
}

export interface LegalTextProps {
  /** The name of the text, such as "Privacy Policy": the `<h1>` of the page. */
  headline: string;
  /** What the text is about, in a sentence or two below the headline. */
  lead: string;
  /** The page shows today's date beside it. */
  lastRevised: IsoDate;
  /** The sections in their order: a heading, paragraphs and, if need be, a list. The contents list their headings. */
  sections: readonly LegalSection[];
  /** The last section: a heading, a text, and the name and email address to write to. */
  contact: { heading: string; text: RichTextValue; name: string; email: string };
}

// PAGE-26
/** A legal text: dates, a table of contents, the sections, and the person to write to. */
export function LegalText({ headline, lead, lastRevised, sections, contact }: LegalTextProps) {
  const contentsId = useId();
  const parts = [...sections.map(({ heading }) => heading), contact.heading];
  return (
    <>
      <PageOpening label="Legal" headline={headline} lead={lead} />
      <Container>
        <div className={styles.frame}>
          <nav className={styles.contents} aria-labelledby={contentsId}>
            <Text id={contentsId} size="xs" weight="strong">
              On this page
            </Text>
            <ol className={styles.parts} role="list">
              {parts.map((heading) => (
                <li key={heading}>
                  <a className={styles.part} href={`#${anchorOf(heading)}`}>
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.words}>
            <Text size="s" color="textSoft">
              Date: <Today />. Last revised: <Day date={lastRevised} />.
            </Text>
            {sections.map((section) => (
              <Part key={section.heading} {...section} />
            ))}
            <section aria-labelledby={anchorOf(contact.heading)}>
              <Stack space="s">
                <Heading level={2} size="xl" id={anchorOf(contact.heading)}>
                  {contact.heading}
                </Heading>
                <Text>
                  <RichText>{contact.text}</RichText>
                </Text>
                <address className={styles.address}>
                  <span>{contact.name}</span>
                  <br />
                  <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
                </address>
              </Stack>
            </section>
          </div>
        </div>
      </Container>
    </>
  );
}

function Part({ heading, paragraphs, items = [] }: LegalSection) {
  return (
    <section aria-labelledby={anchorOf(heading)}>
      <Stack space="s">
        <Heading level={2} size="xl" id={anchorOf(heading)}>
          {heading}
        </Heading>
        {paragraphs.map((paragraph, index) => (
          <Text key={index}>
            <RichText>{paragraph}</RichText>
          </Text>
        ))}
        {items.length > 0 ? (
          <ul className={styles.items}>
            {items.map((item, index) => (
              <li key={index}>
                <RichText>{item}</RichText>
              </li>
            ))}
          </ul>
        ) : null}
      </Stack>
    </section>
  );
}
