import { Cover, coverWidth } from './Cover';
import { accent, faint, line, strokes } from './covers.css';

const height = 120;
const months = 12;
const dayOfYear = (day: string) =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.UTC(Number(day.slice(0, 4)), 0, 1)) / 86_400_000);

export interface YearCoverProps {
  /** As YYYY-MM-DD, of any year. */
  days: readonly string[];
  /** What happens on these days, such as "events". */
  name: string;
}

/** Days of a year on a band of twelve months. */
export function YearCover({ days, name }: YearCoverProps) {
  const at = (part: number) => Math.round((part * (coverWidth - 2) + 1) * 10) / 10;
  const borders = Array.from({ length: months + 1 }, (_, month) => `M${at(month / months)} 0v${height}`);
  const marks = days.map((day) => `M${at(dayOfYear(day) / 366)} 0v${height}`);
  return (
    <Cover label={`${days.length} ${name} in the months of a year`} height={height}>
      <path className={`${line} ${faint}`} d={borders.join('')} />
      <path className={`${strokes} ${accent}`} d={marks.join('')} />
    </Cover>
  );
}
