import { vars } from '@advisor/ui/theme';
import { styled } from 'styled-components';
import { mark } from '../frame/mark';
import type { Level } from './rules';

interface Heat {
  $level: Level;
}

const colours = ({ $level }: Heat) => vars.colour.level[$level.toLowerCase() as Lowercase<Level>];

/** The count of a cell that has risks, filled. Renders a `<span>`. */
export const CountMark = mark(styled.span<Heat>`
  color: ${(heat) => colours(heat).tint};
  background-color: ${(heat) => colours(heat).text};
  print-color-adjust: exact;
`);

/** A bar at the bottom of a cell: its count relative to the fullest cell, `--share` from 0 to 1. Renders a `<span>`. */
export const HeatBar = mark(styled.span<Heat>`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 0;
  block-size: 4px;
  inline-size: calc(var(--share) * 100%);
  background-color: ${(heat) => colours(heat).text};
  print-color-adjust: exact;

  @media (forced-colors: active) {
    background-color: CanvasText;
  }
`);
