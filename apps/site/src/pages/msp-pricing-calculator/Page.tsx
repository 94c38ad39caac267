import { BarsCover } from '@advisor/content/covers';
import { ClosingCall, PageOpening, PointCards } from '@advisor/content/sections';
import { PricingCalculator } from '@advisor/tools/pricing-calculator';
import { Section } from '@advisor/ui';
import { FeatureList, FigureTable } from '@advisor/ui/sections';
import { toolProps } from '../../wiring/toolProps';
import { examplePricing } from '../../wiring/examples/pricing';
import { useSending } from '../../wiring/useSending';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /msp-pricing-calculator */
export default function MspPricingCalculator({ words }: PropsOf<typeof page>) {
  const sending = useSending('/schedule-consultation?type=msp#form');
  return (
    <>
      <PageOpening
        {...words.hero}
        cover={<BarsCover values={examplePricing} name="Monthly cost per line of an example, in US dollars" />}
        coverFrom="desktop"
      />
      <Section wide>
        <PricingCalculator {...toolProps} {...sending} />
      </Section>
      <FeatureList {...words.pricingFactors} />
      <FigureTable {...words.marketRanges} background="sunken" />
      <PointCards {...words.pricingPractices} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
