import { glossaryClosingCall, glossaryRules, glossaryRulesSection, toolHeroes } from '@advisor/content/lists';
import { ClosingCall, PageOpening, PointCards } from '@advisor/content/sections';
import { IndustryGlossary as Glossary } from '@advisor/tools/industry-glossary';
import { Section } from '@advisor/ui';
import { toolProps } from '../wiring/toolProps';

/** /industry-glossary */
export default function IndustryGlossary() {
  return (
    <>
      <PageOpening {...toolHeroes['/industry-glossary']} />
      <Section wide>
        <Glossary {...toolProps} />
      </Section>
      <PointCards {...glossaryRulesSection} points={glossaryRules} />
      <ClosingCall {...glossaryClosingCall} />
    </>
  );
}
