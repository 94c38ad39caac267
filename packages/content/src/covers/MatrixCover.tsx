import { countOf } from '../countOf';
import { Cover, coverWidth } from './Cover';
import { accent } from './covers.css';

const size = 4;
const step = coverWidth / size;
const side = step - 6;

export interface MatrixCoverProps {
  /** Risks with their probability and impact, from 1 to 4. */
  risks: readonly { probability: number; impact: number }[];
}

/** The grid of decisions: four by four, stronger with probability × impact, and a mark for each risk. */
export function MatrixCover({ risks }: MatrixCoverProps) {
  const cells = Array.from({ length: size * size }, (_, index) => {
    const [probability, impact] = [size - Math.floor(index / size), (index % size) + 1];
    return {
      x: (impact - 1) * step + 3,
      y: (size - probability) * step + 3,
      strength: 0.06 + (0.5 * (probability * impact)) / size ** 2,
      count: risks.filter((risk) => risk.probability === probability && risk.impact === impact).length,
    };
  });
  return (
    <Cover label={labelOf(risks.length)} height={coverWidth}>
      {cells.map(({ x, y, strength, count }) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width={side} height={side} opacity={strength} />
          {[...Array(count).keys()].map((mark) => (
            <circle
              key={mark}
              className={accent}
              cx={x + 14 + (mark % 3) * 14}
              cy={y + 14 + Math.floor(mark / 3) * 14}
              r={5}
            />
          ))}
        </g>
      ))}
    </Cover>
  );
}

const labelOf = (count: number) =>
  count === 0
    ? 'A grid of four by four cells'
    : `${countOf(count, 'risk', 'risks')} on a grid of probability and impact`;
