import type { ReactNode } from 'react';
import { Section, type SectionProps } from '../../layout/Section';
import { Stack } from '../../layout/Stack';
import { Text } from '../../layout/Text';
import { RichText, type RichTextValue } from '../RichText';
import * as styles from './Prose.css';

export interface ProseProps extends Omit<SectionProps, 'children' | 'wide'> {
  /** Paragraphs, with a readable line length. One may have links and emphasis. */
  paragraphs: readonly RichTextValue[];
  /** A picture beside the text; below it on a phone. */
  media?: ReactNode;
}

/** Paragraphs of text. Renders a `<section>`, or a `<div>` without a heading. */
export function Prose({ paragraphs, media, ...section }: ProseProps) {
  const text = (
    <Stack space="m">
      {paragraphs.map((paragraph, index) => (
        // Their places are their identity: two may begin alike.
        <Text key={index} measure>
          <RichText>{paragraph}</RichText>
        </Text>
      ))}
    </Stack>
  );
  return (
    <Section {...section}>
      {media ? (
        <div className={styles.withPicture}>
          {text}
          <div className={styles.picture}>{media}</div>
        </div>
      ) : (
        text
      )}
    </Section>
  );
}
