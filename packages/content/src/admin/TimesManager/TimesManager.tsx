import { Section, Skeleton } from '@advisor/ui';
import { useCallback, useEffect, useState } from 'react';
import { AdminHeading } from '../AdminHeading';
import { LoadFailure } from '../ListResults';
import { firstSettings, type CalendarReading, type TimesSettings, type TimesStore } from '../times/timesStore';
import { TimesSettingsForm } from './TimesSettingsForm';
import { WeekView } from './WeekView';

export interface TimesManagerProps {
  times: TimesStore;
  /** Called when unsaved changes of the settings appear or are gone. */
  onUnsavedChange?: (unsaved: boolean) => void;
  /** The current time, ISO 8601. @default now */
  now?: string;
}

type Loaded = { settings: TimesSettings; calendar: CalendarReading; isSet: boolean };

// BOOKING-1, BOOKING-12, BOOKING-13
/** The page /admin/times: the week's sessions, availability settings, and the imported calendar. */
export function TimesManager({ times, onUnsavedChange, now }: TimesManagerProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const [loading, setLoading] = useState(true);
  const reload = useCallback(async () => {
    setLoading(true);
    try {
      const found = await times.load();
      setLoaded(
        found
          ? { ...found, isSet: true }
          : {
              settings: firstSettings(new Intl.DateTimeFormat().resolvedOptions().timeZone),
              calendar: { readAt: null, error: null },
              isSet: false,
            },
      );
      setFailed(false);
    } catch (error) {
      console.error('Failed to load the times', error);
      setFailed(true);
    }
    setLoading(false);
  }, [times]);
  useEffect(() => void reload(), [reload]);
  return (
    <>
      <AdminHeading headline="Times" tagline={loaded ? taglineOf(loaded) : 'When there is time'} />
      {failed ? (
        <Section wide>
          <LoadFailure
            title="Failed to load the times"
            shownSince={null}
            busy={loading}
            onRetry={() => void reload()}
          />
        </Section>
      ) : null}
      {!loaded && !failed ? (
        <Section wide>
          <Skeleton heading label="Loading the times" />
        </Section>
      ) : null}
      {loaded && !failed ? (
        <>
          <Section wide>
            <WeekView times={times} timeZone={loaded.settings.timeZone} now={now} />
          </Section>
          <Section wide>
            <TimesSettingsForm
              {...loaded}
              times={times}
              onSaved={() => void reload()}
              onUnsavedChange={onUnsavedChange}
            />
          </Section>
        </>
      ) : null}
    </>
  );
}

function taglineOf({ settings: { weekly, lengths, timeZone }, isSet }: Loaded): string {
  if (!isSet || weekly.length === 0 || Object.keys(lengths).length === 0)
    return 'No times are offered yet: visitors see the forms without them';
  return `Times are offered, in the time of ${timeZone.replaceAll('_', ' ')}`;
}
