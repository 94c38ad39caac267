import { MatrixCover } from '@advisor/content/covers';
import { ClosingCall, PageOpening, PointCards } from '@advisor/content/sections';
import { RiskMatrix } from '@advisor/tools/risk-matrix';
import { Section } from '@advisor/ui';
import { ProcessSteps } from '@advisor/ui/sections';
import { toolProps } from '../../wiring/toolProps';
import { exampleRisks } from '../../wiring/examples/risks';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /risk-matrix-template */
export default function RiskMatrixTemplate({ words }: PropsOf<typeof page>) {
  return (
    <>
      <PageOpening {...words.hero} cover={<MatrixCover risks={exampleRisks} />} coverFrom="desktop" />
      <Section wide>
        <RiskMatrix {...toolProps} />
      </Section>
      <PointCards {...words.riskLevels} columns={4} />
      <ProcessSteps {...words.riskProcess} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
