import { SpeakingForm } from '@advisor/content/forms';
import { speakingHero, speakingStatistics, speakingTopics, speakingTopicsSection } from '@advisor/content/lists';
import { PageOpening, SpeakingTopics } from '@advisor/content/sections';
import { StatStrip } from '@advisor/ui/sections';
import { sendMessage } from '../backend/contact';

/** /speaking-engagement */
export default function SpeakingEngagement() {
  return (
    <>
      <PageOpening {...speakingHero} />
      <StatStrip tone="sunken" items={speakingStatistics} />
      <SpeakingTopics {...speakingTopicsSection} topics={speakingTopics} />
      <SpeakingForm onSubmit={sendMessage} />
    </>
  );
}
