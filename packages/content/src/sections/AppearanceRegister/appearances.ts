import type { Podcast } from '../../collections/podcasts/schema';
import type { Publication } from '../../collections/publications/schema';
import type { SpeakingEngagement } from '../../collections/speaking-engagements/schema';
import type { IsoDate } from '../../shapes/kinds';

/** A publication, podcast episode or talk. */
export interface Appearance {
  medium: 'on air' | 'on stage' | 'in print';
  title: string;
  /** The show, event or publisher. */
  outlet: string;
  description: string;
  /** Such as "Interview" or "Keynote". */
  kind: string;
  /** The length, or the size of the audience; unknown for texts. */
  reach: string | undefined;
  date: IsoDate;
  url: string;
}

export interface Appearances {
  podcasts: readonly Podcast[];
  engagements: readonly SpeakingEngagement[];
  publications: readonly Publication[];
}

/** All appearances by year, newest first; on the same day in the order of the lists. */
export function appearancesByYear({ podcasts, engagements, publications }: Appearances): [string, Appearance[]][] {
  const all: Appearance[] = [
    ...podcasts.map(({ platform, type, duration, ...each }): Appearance => ({
      medium: 'on air',
      ...shared(each),
      outlet: platform,
      description: each.description,
      kind: type,
      reach: duration,
    })),
    ...engagements.map(({ venue, topic, type, audience, ...each }): Appearance => ({
      medium: 'on stage',
      ...shared(each),
      outlet: venue,
      description: topic,
      kind: type,
      reach: audience,
    })),
    ...publications.map(({ publisher, type, ...each }): Appearance => ({
      medium: 'in print',
      ...shared(each),
      outlet: publisher,
      description: each.description,
      kind: type,
      reach: undefined,
    })),
  ];
  const byYear = new Map<string, Appearance[]>();
  for (const each of all.toSorted((one, other) => (one.date === other.date ? 0 : one.date < other.date ? 1 : -1))) {
    const year = each.date.slice(0, 4);
    byYear.set(year, [...(byYear.get(year) ?? []), each]);
  }
  return [...byYear];
}

const shared = ({ title, date, url }: Pick<Appearance, 'title' | 'date' | 'url'>) => ({ title, date, url });

/**
 * "12 appearances since 2025: 3 on air, 5 on stage, 4 in print." Empty media are left out. Counts stay on one line with
 * what they count.
 */
export function sumUp(years: readonly (readonly [string, readonly Appearance[]])[]): string {
  const all = years.flatMap(([, appearances]) => appearances);
  const [earliest] = years.at(-1) ?? [];
  const media = (['on air', 'on stage', 'in print'] as const)
    .map((medium) => [medium, all.filter((each) => each.medium === medium).length] as const)
    .filter(([, count]) => count > 0)
    .map(([medium, count]) => `${count} ${medium}`.replaceAll(' ', '\u00a0'));
  return `${all.length} ${all.length === 1 ? 'appearance' : 'appearances'} since ${earliest}: ${media.join(', ')}.`;
}

/** The number of appearances in each month of a year, from January. */
export function inMonths(appearances: readonly Pick<Appearance, 'date'>[]): number[] {
  const months = Array.from({ length: 12 }, () => 0);
  for (const { date } of appearances) months[Number(date.slice(5, 7)) - 1]! += 1;
  return months;
}
