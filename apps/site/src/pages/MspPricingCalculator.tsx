import {
  marketRanges,
  marketRangesSection,
  pricingClosingCall,
  pricingFactors,
  pricingFactorsSection,
  pricingPractices,
  pricingPracticesSection,
  toolHeroes,
} from '@advisor/content/lists';
import { ClosingCall, PageOpening, PointCards, ToolNotice } from '@advisor/content/sections';
import { FeatureList, FigureTable } from '@advisor/ui/sections';

/** /msp-pricing-calculator */
export default function MspPricingCalculator() {
  return (
    <>
      <PageOpening hero={toolHeroes['/msp-pricing-calculator']} />
      <ToolNotice />
      <FeatureList {...pricingFactorsSection} items={pricingFactors} />
      <FigureTable {...marketRangesSection} {...marketRanges} tone="sunken" />
      <PointCards {...pricingPracticesSection} points={pricingPractices} />
      <ClosingCall call={pricingClosingCall} />
    </>
  );
}
