import { media, vars } from '@advisor/ui/theme';
import { css, styled } from 'styled-components';
import { mark } from '../frame/mark';

/** `sum` is the total of the lines above. */
export type BarKind = 'adds' | 'lowers' | 'sum';

const fills = {
  adds: css`
    background-color: ${vars.colour.textSoft};
  `,
  lowers: css`
    border: 1px solid ${vars.colour.marker};
    background: repeating-linear-gradient(135deg, ${vars.colour.marker} 0 1px, transparent 1px 5px);
  `,
  sum: css`
    background-color: ${vars.colour.accent};
  `,
};

/** A bar in its track, placed by `--start` and `--size`; the value is in text beside it. Renders a `<span>`. */
export const Bar = mark(styled.span<{ $kind: BarKind }>`
  position: absolute;
  inset-block: 0;
  inset-inline-start: min(var(--start), 100% - 2px);
  inline-size: var(--size);
  min-inline-size: 2px;
  print-color-adjust: exact;
  ${({ $kind }) => fills[$kind]}
  @media ${media.forcedColours} {
    border: 1px ${({ $kind }) => ($kind === 'lowers' ? 'dashed' : 'solid')} CanvasText;
  }
`);
