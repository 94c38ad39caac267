import { BarsCover } from '@advisor/content/covers';
import { ClosingCall, PageOpening } from '@advisor/content/sections';
import { PartnerScorecard } from '@advisor/tools/partner-scorecard';
import { Section } from '@advisor/ui';
import { FigureTable } from '@advisor/ui/sections';
import { useToolProps } from '../../wiring/useToolProps';
import { examplePartner } from '../../wiring/examples/partner';
import { useResultCount } from '../../wiring/useResultCount';
import { useSending } from '../../wiring/useSending';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /channel-partner-scorecard */
export default function ChannelPartnerScorecard({ words }: PropsOf<typeof page>) {
  const toolProps = useToolProps();
  const sending = useSending('/channel-assessment#form');
  const countResult = useResultCount();
  return (
    <>
      <PageOpening
        {...words.hero}
        cover={<BarsCover values={examplePartner} name="Points by component of an example" />}
        coverFrom="desktop"
      />
      <Section wide>
        <PartnerScorecard {...toolProps} {...sending} onResult={countResult} />
      </Section>
      <FigureTable {...words.scorecardCriteria} />
      <FigureTable {...words.scorecardRatings} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
