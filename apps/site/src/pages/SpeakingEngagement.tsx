import { SpeakingForm } from '@advisor/content/forms';
import { speakingHero, speakingStatistics } from '@advisor/content/lists';
import { PageOpening, SpeakingTopics } from '@advisor/content/sections';
import { StatStrip } from '@advisor/ui/sections';
import { sendMessage } from '../backend/contact';

/** /speaking-engagement */
export default function SpeakingEngagement() {
  return (
    <>
      <PageOpening hero={speakingHero} />
      <StatStrip tone="sunken" items={speakingStatistics} />
      <SpeakingTopics />
      <SpeakingForm onSubmit={sendMessage} />
    </>
  );
}
