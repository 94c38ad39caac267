import { media, vars, type Level } from '@advisor/ui/theme';
import { styled } from 'styled-components';
import { mark } from '../frame/mark';

/** The filled part of a score's bar, `--size` from 0 to 1; the value is in text beside it. Renders a `<span>`. */
export const Fill = mark(styled.span<{ $level: Level | undefined }>`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: var(--size);
  background-color: ${({ $level }) => ($level ? vars.colour.level[$level].text : vars.colour.textSoft)};
  print-color-adjust: exact;
  @media ${media.forcedColours} {
    border: 2px solid CanvasText;
  }
`);
