import { MatrixCover } from '@advisor/content/covers';
import { ClosingCall, PageOpening, PointCards } from '@advisor/content/sections';
import { RiskMatrix } from '@advisor/tools/risk-matrix';
import { Section } from '@advisor/ui';
import { ProcessSteps } from '@advisor/ui/sections';
import { toolProps } from '../../wiring/toolProps';
import { exampleRisks } from '../../wiring/examples/risks';
import { useSending } from '../../wiring/useSending';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /risk-matrix-template */
export default function RiskMatrixTemplate({ words }: PropsOf<typeof page>) {
  const sending = useSending('/book-executive-session?type=risk#form');
  return (
    <>
      <PageOpening {...words.hero} cover={<MatrixCover risks={exampleRisks} />} coverFrom="desktop" />
      <Section wide>
        <RiskMatrix {...toolProps} {...sending} />
      </Section>
      <PointCards {...words.riskLevels} columns={4} />
      <ProcessSteps {...words.riskProcess} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
