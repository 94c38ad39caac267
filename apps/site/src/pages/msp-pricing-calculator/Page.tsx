import { BarsCover } from '@advisor/content/covers';
import { ClosingCall, PageOpening, PointCards } from '@advisor/content/sections';
import { PricingCalculator } from '@advisor/tools/pricing-calculator';
import { Section } from '@advisor/ui';
import { FeatureList, FigureTable } from '@advisor/ui/sections';
import { useToolProps } from '../../wiring/useToolProps';
import { examplePricing } from '../../wiring/examples/pricing';
import { useResultCount } from '../../wiring/useResultCount';
import { useSending } from '../../wiring/useSending';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /msp-pricing-calculator */
export default function MspPricingCalculator({ words }: PropsOf<typeof page>) {
  const toolProps = useToolProps();
  const sending = useSending('/schedule-consultation?type=msp#form');
  const countResult = useResultCount();
  return (
    <>
      <PageOpening
        {...words.hero}
        cover={<BarsCover values={examplePricing} name="Monthly cost per line of an example, in US dollars" />}
        coverFrom="desktop"
      />
      <Section wide>
        <PricingCalculator {...toolProps} {...sending} onResult={countResult} />
      </Section>
      <FeatureList {...words.pricingFactors} />
      <FigureTable {...words.marketRanges} surface="sunken" />
      <PointCards {...words.pricingPractices} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
