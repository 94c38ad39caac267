import { NetworkCover } from '@advisor/content/covers';
import { ClosingCall, PageOpening, PointCards } from '@advisor/content/sections';
import { IndustryGlossary as Glossary } from '@advisor/tools/industry-glossary';
import { terms } from '@advisor/tools/industry-glossary/terms';
import { Section } from '@advisor/ui';
import { toolProps } from '../../wiring/toolProps';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /industry-glossary */
export default function IndustryGlossary({ words }: PropsOf<typeof page>) {
  return (
    <>
      <PageOpening {...words.hero} cover={<NetworkCover terms={terms} />} coverFrom="desktop" />
      <Section wide>
        <Glossary {...toolProps} />
      </Section>
      <PointCards {...words.glossaryRules} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
