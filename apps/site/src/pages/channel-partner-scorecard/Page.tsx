import { BarsCover } from '@advisor/content/covers';
import { ClosingCall, PageOpening } from '@advisor/content/sections';
import { PartnerScorecard } from '@advisor/tools/partner-scorecard';
import { Section } from '@advisor/ui';
import { FigureTable } from '@advisor/ui/sections';
import { toolProps } from '../../wiring/toolProps';
import { examplePartner } from '../../wiring/examples/partner';
import { useSending } from '../../wiring/useSending';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /channel-partner-scorecard */
export default function ChannelPartnerScorecard({ words }: PropsOf<typeof page>) {
  const sending = useSending('/channel-assessment#form');
  return (
    <>
      <PageOpening
        {...words.hero}
        cover={<BarsCover values={examplePartner} name="Points by component of an example" />}
        coverFrom="desktop"
      />
      <Section wide>
        <PartnerScorecard {...toolProps} {...sending} />
      </Section>
      <FigureTable {...words.scorecardCriteria} />
      <FigureTable {...words.scorecardRatings} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
