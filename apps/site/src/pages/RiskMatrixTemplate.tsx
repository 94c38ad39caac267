import {
  riskClosingCall,
  riskLevels,
  riskLevelsSection,
  riskProcess,
  riskProcessSection,
  toolHeroes,
} from '@advisor/content/lists';
import { ClosingCall, PageOpening, PointCards } from '@advisor/content/sections';
import { RiskMatrix } from '@advisor/tools/risk-matrix';
import { Section } from '@advisor/ui';
import { ProcessSteps } from '@advisor/ui/sections';
import { toolProps } from '../wiring/toolProps';

/** /risk-matrix-template */
export default function RiskMatrixTemplate() {
  return (
    <>
      <PageOpening {...toolHeroes['/risk-matrix-template']} />
      <Section wide>
        <RiskMatrix {...toolProps} />
      </Section>
      <PointCards {...riskLevelsSection} points={riskLevels} columns={4} />
      <ProcessSteps {...riskProcessSection} steps={riskProcess} />
      <ClosingCall {...riskClosingCall} />
    </>
  );
}
