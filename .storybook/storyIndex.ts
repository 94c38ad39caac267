import { useEffect, useState } from 'react';

interface IndexEntry {
  title: string;
  type: 'docs' | 'story';
  tags?: readonly string[];
}

/** An item of the sidebar. */
export interface GroupCount {
  pages: number;
  stories: number;
}

/** How much there is in each group of the sidebar, counted from Storybook's own index. Empty until that has come. */
export function useGroupCounts(): ReadonlyMap<string, GroupCount> {
  const [counts, setCounts] = useState<ReadonlyMap<string, GroupCount>>(new Map());
  useEffect(() => {
    const stop = new AbortController();
    void fetch('./index.json', { signal: stop.signal })
      .then((answer) => answer.json())
      .then(({ entries }: { entries: Record<string, IndexEntry> }) => setCounts(countGroups(Object.values(entries))))
      // The page reads without the counts too.
      .catch(() => {});
    return () => stop.abort();
  }, []);
  return counts;
}

function countGroups(entries: readonly IndexEntry[]): Map<string, GroupCount> {
  const groups = new Map<string, { titles: Set<string>; stories: number }>();
  for (const { title, type, tags } of entries) {
    // What should not be done stays out of the sidebar.
    if (tags && !tags.includes('dev')) continue;
    const name = title.split('/')[0]!;
    const group = groups.get(name) ?? { titles: new Set<string>(), stories: 0 };
    group.titles.add(title);
    if (type === 'story') group.stories += 1;
    groups.set(name, group);
  }
  return new Map([...groups].map(([name, { titles, stories }]) => [name, { pages: titles.size, stories }]));
}
