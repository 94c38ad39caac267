import { Disclosure, Section, Text } from '@advisor/ui';
import { RichText } from '@advisor/ui/sections';
import type { Question } from '../../collections/questions/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface QuestionsProps extends SectionWords {
  /** The questions with their answers, in this order. Without any there is no section. */
  questions: readonly Question[];
}

// PAGE-22
/** Questions with answers that open below them. Renders a `<section>`, and nothing without questions. */
export function Questions({ questions, ...section }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <Section {...section}>
      <div>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <Text measure>
              <RichText>{answer}</RichText>
            </Text>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
