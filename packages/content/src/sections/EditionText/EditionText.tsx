import { Heading, Section, Stack, Text } from '@advisor/ui';
import { Hero, RichText } from '@advisor/ui/sections';
import { Day } from '../../cards/Day';
import type { Edition } from '../../collections/editions/schema';
import { briefWords } from '../Editions';
import { items as itemsStyle } from './EditionText.css';

export interface EditionTextProps {
  edition: Edition;
}

// BRIEF-15
/**
 * An edition of the brief as a page: brief, date, summary and sections. Renders an `<article>` with the page’s `<h1>`.
 */
export function EditionText({ edition: { title, brief, date, summary, sections } }: EditionTextProps) {
  return (
    <article>
      <Hero label={`Executive brief: ${briefWords[brief]}`} headline={title} tagline={summary}>
        <Text size="s" color="soft">
          <Day date={date} />
        </Text>
      </Hero>
      <Section>
        <Stack space="xl">
          {sections.map(({ heading, paragraphs, items = [] }, index) => (
            // Sections may be equal, so the index is the key.
            <Stack key={index} space="s">
              {heading ? (
                <Heading level={2} size="xl">
                  {heading}
                </Heading>
              ) : null}
              {paragraphs.map((paragraph, place) => (
                <Text key={place} measure>
                  <RichText>{paragraph}</RichText>
                </Text>
              ))}
              {items.length > 0 ? (
                <ul className={itemsStyle}>
                  {items.map((item, place) => (
                    <li key={place}>
                      <RichText>{item}</RichText>
                    </li>
                  ))}
                </ul>
              ) : null}
            </Stack>
          ))}
        </Stack>
      </Section>
    </article>
  );
}
