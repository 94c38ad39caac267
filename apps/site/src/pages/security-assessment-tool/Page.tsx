import { BarsCover } from '@advisor/content/covers';
import { ClosingCall, PageOpening, PointCards } from '@advisor/content/sections';
import { SecurityAssessment } from '@advisor/tools/security-assessment';
import { questions } from '@advisor/tools/security-assessment/engine';
import { Section } from '@advisor/ui';
import { FigureTable } from '@advisor/ui/sections';
import { toolProps } from '../../wiring/toolProps';
import { useSending } from '../../wiring/useSending';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /security-assessment-tool */
export default function SecurityAssessmentTool({ words }: PropsOf<typeof page>) {
  const sending = useSending('/request-advisory-services?type=cybersecurity#form');
  return (
    <>
      <PageOpening
        {...words.hero}
        cover={<BarsCover values={questions.map(({ weight }) => weight)} name="Weights of the ten questions" />}
        coverFrom="desktop"
      />
      <Section wide>
        <SecurityAssessment {...toolProps} {...sending} riskMatrixHref="/risk-matrix-template" />
      </Section>
      <PointCards {...words.securityCategories} />
      <FigureTable {...words.securityBands} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
