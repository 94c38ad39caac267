import { formatCount } from '@advisor/ui';
import { Cover, coverWidth } from './Cover';
import { dots } from './covers.css';

const columns = 20;
const step = coverWidth / columns;
/** More would be a surface and no dots. */
const maxDots = 1000;

export interface DotsCoverProps {
  /** A whole number, 0 or more. */
  count: number;
  /** Of what, such as "people mentored". */
  name: string;
}

/** A number of people, a dot each, up to 1,000. */
export function DotsCover({ count, name }: DotsCoverProps) {
  const shown = Math.min(count, maxDots);
  const points = Array.from({ length: shown }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return `M${column * step + step / 2} ${row * step + step / 2}h0`;
  });
  return (
    <Cover label={`${formatCount(count)} ${name}`} height={Math.max(1, Math.ceil(shown / columns)) * step}>
      <path className={dots} d={points.join('')} />
    </Cover>
  );
}
