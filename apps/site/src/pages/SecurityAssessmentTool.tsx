import {
  securityBands,
  securityBandsSection,
  securityCategories,
  securityCategoriesSection,
  securityClosingCall,
  toolHeroes,
} from '@advisor/content/lists';
import { ClosingCall, PageOpening, PointCards } from '@advisor/content/sections';
import { SecurityAssessment } from '@advisor/tools/security-assessment';
import { Section } from '@advisor/ui';
import { FigureTable } from '@advisor/ui/sections';
import { toolProps } from '../wiring/toolProps';

/** /security-assessment-tool */
export default function SecurityAssessmentTool() {
  return (
    <>
      <PageOpening {...toolHeroes['/security-assessment-tool']} />
      <Section wide>
        <SecurityAssessment {...toolProps} riskMatrixHref="/risk-matrix-template" />
      </Section>
      <PointCards {...securityCategoriesSection} points={securityCategories} />
      <FigureTable {...securityBandsSection} {...securityBands} />
      <ClosingCall {...securityClosingCall} />
    </>
  );
}
