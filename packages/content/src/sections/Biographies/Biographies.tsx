import { Entry, Stack, Text } from '@advisor/ui';
import { EntryList, RichText } from '@advisor/ui/sections';
import { CopyText } from '../../cards/CopyText';
import { biographyLengths, plainText, type BiographyOf } from '../../shapes/biographyLengths';
import type { SectionWords } from '../../shapes/shapes';

export interface BiographiesProps extends SectionWords, Pick<BiographyOf, 'paragraphs'> {
  /** The owner's name; `role` is one line. */
  ownerName: string;
  role: string;
}

// PAGE-47
/** A biography in several lengths, each with its word count and a copy button. */
export function Biographies({ ownerName, role, paragraphs, ...section }: BiographiesProps) {
  return (
    <EntryList {...section}>
      {biographyLengths({ name: ownerName, role, paragraphs }).map((length) => (
        <Entry
          key={length.name}
          heading={length.name}
          meta={`${length.words} words`}
          end={<CopyText text={plainText(length.paragraphs)} name={length.name} />}
        >
          <Stack space="s">
            {length.paragraphs.map((paragraph, index) => (
              // Paragraphs may be equal, so the index is the key.
              <Text key={index} measure>
                <RichText>{paragraph}</RichText>
              </Text>
            ))}
          </Stack>
        </Entry>
      ))}
    </EntryList>
  );
}
