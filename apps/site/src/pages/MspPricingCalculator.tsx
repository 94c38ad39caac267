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
import { ClosingCall, PageOpening, PointCards } from '@advisor/content/sections';
import { PricingCalculator } from '@advisor/tools/pricing-calculator';
import { Section } from '@advisor/ui';
import { FeatureList, FigureTable } from '@advisor/ui/sections';
import { toolProps } from '../wiring/toolProps';

/** /msp-pricing-calculator */
export default function MspPricingCalculator() {
  return (
    <>
      <PageOpening {...toolHeroes['/msp-pricing-calculator']} />
      <Section wide>
        <PricingCalculator {...toolProps} />
      </Section>
      <FeatureList {...pricingFactorsSection} items={pricingFactors} />
      <FigureTable {...marketRangesSection} {...marketRanges} tone="sunken" />
      <PointCards {...pricingPracticesSection} points={pricingPractices} />
      <ClosingCall {...pricingClosingCall} />
    </>
  );
}
