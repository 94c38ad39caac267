import { MatrixCover } from '@advisor/content/covers';
import { ClosingCall, PageOpening, PointCards, ScaledSteps } from '@advisor/content/sections';
import { RiskMatrix } from '@advisor/tools/risk-matrix';
import { Section } from '@advisor/ui';
import { useToolProps } from '../../wiring/useToolProps';
import { exampleRisks } from '../../wiring/examples/risks';
import { useResultCount } from '../../wiring/useResultCount';
import { useSending } from '../../wiring/useSending';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /risk-matrix-template */
export default function RiskMatrixTemplate({ words }: PropsOf<typeof page>) {
  const toolProps = useToolProps();
  const sending = useSending('/book-executive-session?type=risk#form');
  const countResult = useResultCount();
  return (
    <>
      <PageOpening {...words.hero} cover={<MatrixCover risks={exampleRisks} />} coverFrom="desktop" />
      <Section wide>
        <RiskMatrix {...toolProps} {...sending} onResult={({ totalRisks }) => totalRisks > 0 && countResult()} />
      </Section>
      <PointCards {...words.riskLevels} columns={4} />
      <ScaledSteps {...words.riskProcess} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
