import { glossaryClosingCall, glossaryRules, glossaryRulesSection, toolHeroes } from '@advisor/content/lists';
import { ClosingCall, PageOpening, PointCards, ToolNotice } from '@advisor/content/sections';

/** /industry-glossary */
export default function IndustryGlossary() {
  return (
    <>
      <PageOpening hero={toolHeroes['/industry-glossary']} />
      <ToolNotice />
      <PointCards {...glossaryRulesSection} points={glossaryRules} />
      <ClosingCall call={glossaryClosingCall} />
    </>
  );
}
