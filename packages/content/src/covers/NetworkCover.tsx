import { countOf } from '../countOf';
import { Cover, coverWidth } from './Cover';
import { faint, line } from './covers.css';

const centre = coverWidth / 2;

export interface NetworkCoverProps {
  /** Names, each with the names that it is related to; those that are not in the list are left out. */
  terms: readonly { term: string; relatedTerms: readonly string[] }[];
}

/** Related terms: each a dot on a circle, larger with each relation, and an arc for each pair. */
export function NetworkCover({ terms }: NetworkCoverProps) {
  const places = new Map(
    terms.map(({ term }, index) => {
      const angle = (index / terms.length) * 2 * Math.PI - Math.PI / 2;
      return [term, [Math.round(centre + 108 * Math.cos(angle)), Math.round(centre + 108 * Math.sin(angle))]] as const;
    }),
  );
  const degrees = new Map<string, number>();
  const pairs = new Set<string>();
  for (const { term, relatedTerms } of terms)
    for (const related of relatedTerms) {
      if (!places.has(related) || related === term) continue;
      const pair = [term, related].toSorted().join('\n');
      if (pairs.has(pair)) continue;
      pairs.add(pair);
      for (const each of [term, related]) degrees.set(each, (degrees.get(each) ?? 0) + 1);
    }
  const arcs = [...pairs].map((pair) => {
    const [from, to] = pair.split('\n').map((term) => places.get(term)!.join(' '));
    return `M${from}Q${centre} ${centre} ${to}`;
  });
  return (
    <Cover
      label={`${countOf(terms.length, 'term', 'terms')} and ${countOf(pairs.size, 'relation', 'relations')} between them`}
      height={coverWidth}
    >
      <path className={`${line} ${faint}`} d={arcs.join('')} />
      {[...places].map(([term, [x, y]]) => (
        <circle key={term} cx={x} cy={y} r={3 + (degrees.get(term) ?? 0) * 0.8} />
      ))}
    </Cover>
  );
}
