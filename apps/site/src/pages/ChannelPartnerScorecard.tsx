import {
  scorecardClosingCall,
  scorecardCounts,
  scorecardCountsSection,
  scorecardRatings,
  scorecardRatingsSection,
  toolHeroes,
} from '@advisor/content/lists';
import { ClosingCall, PageOpening, ToolNotice } from '@advisor/content/sections';
import { FigureTable } from '@advisor/ui/sections';

/** /channel-partner-scorecard */
export default function ChannelPartnerScorecard() {
  return (
    <>
      <PageOpening hero={toolHeroes['/channel-partner-scorecard']} />
      <ToolNotice />
      <FigureTable {...scorecardCountsSection} {...scorecardCounts} />
      <FigureTable {...scorecardRatingsSection} {...scorecardRatings} />
      <ClosingCall call={scorecardClosingCall} />
    </>
  );
}
