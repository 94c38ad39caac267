import { Cover, coverWidth, formatList } from './Cover';
import { accent, line } from './covers.css';

export interface CirclesCoverProps {
  /** Quantities, more than 0, in one unit. */
  values: readonly number[];
  /** What the quantities are, such as "People in the audiences". */
  name: string;
}

/** Quantities that differ by much, as circles that stand in each other: their areas are to scale. The largest has the accent. */
export function CirclesCover({ values, name }: CirclesCoverProps) {
  const sorted = values.toSorted((one, other) => other - one);
  const radius = (value: number) => Math.max(2, (coverWidth / 2 - 2) * Math.sqrt(value / (sorted[0] ?? 1)));
  return (
    <Cover label={`${name}: ${formatList(sorted)}`} height={coverWidth}>
      {sorted.map((value, index) => (
        <circle
          // Equal values are equal circles, one over the other.
          key={`${value} ${index}`}
          className={index === 0 ? `${line} ${accent}` : line}
          cx={coverWidth / 2}
          cy={coverWidth - 2 - radius(value)}
          r={Math.round(radius(value) * 10) / 10}
        />
      ))}
    </Cover>
  );
}
