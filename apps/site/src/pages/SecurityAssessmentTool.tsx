import {
  securityBands,
  securityBandsSection,
  securityCategories,
  securityCategoriesSection,
  securityClosingCall,
  toolHeroes,
} from '@advisor/content/lists';
import { ClosingCall, PageOpening, PointCards, ToolNotice } from '@advisor/content/sections';
import { FigureTable } from '@advisor/ui/sections';

/** /security-assessment-tool */
export default function SecurityAssessmentTool() {
  return (
    <>
      <PageOpening hero={toolHeroes['/security-assessment-tool']} />
      <ToolNotice />
      <PointCards {...securityCategoriesSection} points={securityCategories} />
      <FigureTable {...securityBandsSection} {...securityBands} />
      <ClosingCall call={securityClosingCall} />
    </>
  );
}
