import { formatCount, Heading, Link, Section, Skeleton, Stack, Text } from '@advisor/ui';
import { BarChart, BarList, LineChart, Sparkline, type BarListProps } from '@advisor/ui/charts';
import { useCallback, useEffect, useState } from 'react';
import { LoadFailure } from '../ListResults';
import * as styles from './VisitCounts.css';
import {
  daysInWords,
  firstShownDay,
  nameInWords,
  shownDays,
  visitKinds,
  visitTotals,
  type VisitCount,
  type VisitKind,
  type VisitTotals,
} from './visitTotals';

export interface VisitCountsProps {
  /** Loads the totals since a day, `2026-10-27`. Rejects on failure. */
  load: (since: string) => Promise<readonly VisitCount[]>;
  /** Returns the current time. @default that of the browser */
  now?: () => Date;
}

const words: Readonly<Record<VisitKind, string>> = {
  view: 'Pages seen',
  'search-without-result': 'Searches without a result',
  'form-started': 'Forms begun',
  'form-sent': 'Forms sent',
  'tool-completed': 'Tools completed',
  download: 'Downloads',
};

/** The maximum length of a list; less frequent names are omitted. */
const longest = 10;

const realNow = () => new Date();

// COUNT-10
/**
 * Visit statistics of the last 30 days: figures, charts by day, and lists by page, form, tool and file. Renders a
 * `<section>`.
 */
export function VisitCounts({ load, now = realNow }: VisitCountsProps) {
  const [totals, setTotals] = useState<VisitTotals | null>(null);
  const [failed, setFailed] = useState(false);
  const [loading, setLoading] = useState(true);

  const reload = useCallback(async () => {
    setLoading(true);
    try {
      const today = now();
      setTotals(visitTotals(await load(firstShownDay(today)), today));
      setFailed(false);
    } catch (error) {
      console.error('Failed to load what was counted', error);
      setFailed(true);
    }
    setLoading(false);
  }, [load, now]);
  useEffect(() => void reload(), [reload]);

  return (
    <Section wide>
      <Stack space="m">
        <Heading level={2} size="l">
          Visits of the last {shownDays} days
        </Heading>
        {failed ? (
          <LoadFailure
            title="Failed to load what was counted"
            shownSince={null}
            busy={loading}
            onRetry={() => void reload()}
          />
        ) : totals ? (
          <Totals {...totals} />
        ) : (
          <Skeleton label="Loading what was counted" />
        )}
        <Text size="s" color="soft">
          Visitors are not told apart, and who asks not to be tracked is not counted. The{' '}
          <Link href="/privacy-policy">privacy policy</Link> says what is counted.
        </Text>
      </Stack>
    </Section>
  );
}

function Totals({ days, byDay, byName, totals }: VisitTotals) {
  const nothing = 'Nothing was counted in these days.';
  const listOf = (kind: VisitKind, isLinked = false) =>
    byName[kind].slice(0, longest).map(({ name, total }) => ({
      label: nameInWords(kind, name),
      value: total,
      ...(isLinked && !name.includes('*') && { href: name }),
    }));
  const sent = new Map(byName['form-sent'].map(({ name, total }) => [name, total]));
  // A form can be sent without being started, for example from a draft.
  const begun = new Map([...sent, ...byName['form-started'].map(({ name, total }) => [name, total] as const)]);
  return (
    <Stack space="l">
      <dl className={styles.tiles}>
        {visitKinds.map((kind) => (
          <div key={kind} className={styles.tile}>
            <dt className={styles.name}>{words[kind]}</dt>
            <dd className={styles.total}>{formatCount(totals[kind])}</dd>
            <dd className={styles.course} aria-hidden>
              <Sparkline values={byDay[kind]} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.charts}>
        <BarChart
          label="Pages seen by day"
          summary={daysInWords(days, byDay.view)}
          along="Day"
          points={days.map((day, index) => ({ label: day, value: byDay.view[index]! }))}
          nothing={nothing}
        />
        <LineChart
          label="Forms by day"
          summary={`${formatCount(totals['form-started'])} begun, ${formatCount(totals['form-sent'])} sent.`}
          along="Day"
          steps={days}
          series={[
            { name: 'Begun', values: byDay['form-started'] },
            { name: 'Sent', values: byDay['form-sent'] },
          ]}
          nothing={nothing}
        />
      </div>
      <div className={styles.lists}>
        <List label="Most seen pages" columns={['Page', 'Seen']} rows={listOf('view', true)} nothing={nothing} />
        <List
          label="Forms begun and sent"
          columns={['Form', 'Begun', 'Sent']}
          rows={[...begun]
            .map(([name, total]) => {
              const part = sent.get(name) ?? 0;
              return { label: nameInWords('form-started', name), value: Math.max(total, part), part };
            })
            .toSorted((one, other) => other.value - one.value)
            .slice(0, longest)}
          nothing={nothing}
        />
        <List
          label="Searches without a result"
          summary="By the page on which they were made. What was searched for is not sent."
          columns={['Page', 'Searches']}
          rows={listOf('search-without-result', true)}
          nothing={nothing}
        />
        <List label="Tools completed" columns={['Tool', 'Results']} rows={listOf('tool-completed')} nothing={nothing} />
        <List label="Downloads" columns={['File', 'Pressed']} rows={listOf('download')} nothing={nothing} />
      </div>
    </Stack>
  );
}

const List = (props: BarListProps) => (
  <div className={styles.list}>
    <BarList {...props} />
  </div>
);
