import { media, vars, type Level } from '@advisor/ui/theme';
import { styled } from 'styled-components';

export type FillTone = Level | 'neutral';

/** How far a score has come in its track, by `--size`; its value stands beside it in text. Renders a `<span>`. */
export const Fill = styled.span<{ $tone: FillTone }>`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: var(--size);
  background-color: ${({ $tone }) => ($tone === 'neutral' ? vars.colour.inkSoft : vars.colour.level[$tone].text)};
  print-color-adjust: exact;
  @media ${media.forcedColours} {
    border: 2px solid CanvasText;
  }
`;
