import {
  riskClosingCall,
  riskLevels,
  riskLevelsSection,
  riskProcess,
  riskProcessSection,
  toolHeroes,
} from '@advisor/content/lists';
import { ClosingCall, PageOpening, PointCards, ToolNotice } from '@advisor/content/sections';
import { ProcessSteps } from '@advisor/ui/sections';

/** /risk-matrix-template */
export default function RiskMatrixTemplate() {
  return (
    <>
      <PageOpening hero={toolHeroes['/risk-matrix-template']} />
      <ToolNotice />
      <PointCards {...riskLevelsSection} points={riskLevels} columns={4} />
      <ProcessSteps {...riskProcessSection} steps={riskProcess} />
      <ClosingCall call={riskClosingCall} />
    </>
  );
}
