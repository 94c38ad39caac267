import { vars, type Level } from '@advisor/ui/theme';
import { styled } from 'styled-components';
import { mark } from '../frame/mark';

/** A band of the gauge, as wide as its share of 0 to 100. Renders a `<span>`. */
export const Band = mark(styled.span<{ $level: Level; $share: number }>`
  flex: ${({ $share }) => $share} 0 0;
  background-color: ${({ $level }) => vars.colour.level[$level].tint};
  border-block-end: 3px solid ${({ $level }) => vars.colour.level[$level].text};
  print-color-adjust: exact;
`);

/** The marker on the gauge, at `--score` in percent. Renders a `<span>`. */
export const Needle = mark(styled.span`
  position: absolute;
  inset-block: -4px;
  inset-inline-start: clamp(0%, calc(var(--score) * 1% - 2px), calc(100% - 4px));
  inline-size: 4px;
  border-radius: 2px;
  background-color: ${vars.colour.text};
  print-color-adjust: exact;

  @media (forced-colors: active) {
    background-color: CanvasText;
  }
`);

/** A bar as long as the score, `--score` in percent. Renders a `<span>`. */
export const ScoreBar = mark(styled.span<{ $level: Level }>`
  display: block;
  block-size: 100%;
  inline-size: calc(var(--score) * 1%);
  min-inline-size: 2px;
  background-color: ${({ $level }) => vars.colour.level[$level].text};
  print-color-adjust: exact;

  @media (forced-colors: active) {
    background-color: CanvasText;
  }
`);
