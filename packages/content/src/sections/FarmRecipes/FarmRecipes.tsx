import { ButtonLink, Section, Stack, Text } from '@advisor/ui';
import { RichText, type RichTextValue } from '@advisor/ui/sections';
import type { SectionWords } from '../../shapes/shapes';

export interface FarmRecipesProps extends Pick<SectionWords, 'label' | 'heading'> {
  /** The paragraph above the link; it may have links and emphasis. */
  text: RichTextValue;
  /** The words of the link to the recipes. */
  link: string;
}

// RECIPE-6
/** Leads from the farm to its recipes. For a page that is shown while there are some. */
export function FarmRecipes({ text, link, ...section }: FarmRecipesProps) {
  return (
    <Section {...section}>
      <Stack space="m">
        <Text measure>
          <RichText>{text}</RichText>
        </Text>
        <Stack direction="row">
          <ButtonLink href="/recipes" variant="secondary">
            {link}
          </ButtonLink>
        </Stack>
      </Stack>
    </Section>
  );
}
