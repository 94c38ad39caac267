import {
  scorecardClosingCall,
  scorecardCriteria,
  scorecardCriteriaSection,
  scorecardRatings,
  scorecardRatingsSection,
  toolHeroes,
} from '@advisor/content/lists';
import { ClosingCall, PageOpening } from '@advisor/content/sections';
import { PartnerScorecard } from '@advisor/tools/partner-scorecard';
import { Section } from '@advisor/ui';
import { FigureTable } from '@advisor/ui/sections';
import { toolProps } from '../wiring/toolProps';

/** /channel-partner-scorecard */
export default function ChannelPartnerScorecard() {
  return (
    <>
      <PageOpening {...toolHeroes['/channel-partner-scorecard']} />
      <Section wide>
        <PartnerScorecard {...toolProps} />
      </Section>
      <FigureTable {...scorecardCriteriaSection} {...scorecardCriteria} />
      <FigureTable {...scorecardRatingsSection} {...scorecardRatings} />
      <ClosingCall {...scorecardClosingCall} />
    </>
  );
}
