import { Cover, coverWidth, formatList } from './Cover';
import { accent } from './covers.css';

const step = 20;
const thickness = 10;

export interface BarsCoverProps {
  /** Lengths, 0 or more, in one unit. The longest bar is as wide as the cover. */
  values: readonly number[];
  /** What the lengths are, such as "Minutes of episodes". */
  name: string;
}

/** Quantities of one kind as bars, in their order. The longest has the accent. */
export function BarsCover({ values, name }: BarsCoverProps) {
  const max = Math.max(...values, 0);
  const longest = values.indexOf(max);
  const bars = values.map((value, index) => ({
    length: max > 0 ? Math.max(2, Math.round((value / max) * coverWidth)) : 2,
    y: index * step + (step - thickness) / 2,
  }));
  return (
    <Cover label={`${name}: ${formatList(values)}`} height={Math.max(1, values.length) * step}>
      {bars.map(({ length, y }, index) => (
        <rect key={y} width={length} height={thickness} y={y} className={index === longest ? accent : undefined} />
      ))}
    </Cover>
  );
}
