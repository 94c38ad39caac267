import { Cover, coverWidth } from './Cover';
import { accent, line } from './covers.css';

export interface RotationCoverProps {
  /** The crops in the order in which they follow each other on a field. */
  crops: readonly string[];
}

/** A rotation of crops: a column is a field, a row is a year, and each crop moves on by one field a year. */
export function RotationCover({ crops }: RotationCoverProps) {
  const step = coverWidth / Math.max(crops.length, 1);
  const side = step - 8;
  const cells = crops.flatMap((_crop, year) =>
    crops.map((_field, field) => ({ crop: (field + year) % crops.length, x: field * step + 4, y: year * step + 4 })),
  );
  // The first crop has the accent, the last is open, those between get lighter.
  const strength = (crop: number) => 1 - (0.8 * crop) / Math.max(crops.length - 1, 1);
  return (
    <Cover
      label={`The rotation of ${crops.join(', ')} over ${crops.length} fields and years`}
      height={Math.max(step * crops.length, 1)}
    >
      {cells.map(({ crop, x, y }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={side}
          height={side}
          className={crop === 0 ? accent : crop === crops.length - 1 ? line : undefined}
          opacity={crop === crops.length - 1 ? 1 : strength(crop)}
        />
      ))}
    </Cover>
  );
}
