import { style } from '@vanilla-extract/css';
import { inComponents, inOverrides, vars } from '@advisor/ui/theme';

const notOnPaper = { '@media': { print: { display: 'none' } } };

export const frame = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xl,
    color: vars.colour.text,
    fontFamily: vars.font.text,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    selectors: {
      // A theme of its own needs its own background.
      '&[data-theme]': {
        padding: vars.space.l,
        borderRadius: vars.radius.surface,
        backgroundColor: vars.colour.background,
      },
    },
  }),
);

export const messages = style([
  inComponents({
    display: 'grid',
    gap: vars.space.m,
    scrollMarginBlockStart: vars.space.m,
    selectors: { '&:empty': { display: 'none' } },
  }),
  inOverrides(notOnPaper),
]);

export const bar = style([
  inComponents({
    display: 'grid',
    gap: vars.space.s,
    paddingBlockStart: vars.space.m,
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
  }),
  inOverrides(notOnPaper),
]);

export const buttons = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

/** What explains: soft and small. */
export const small = style(
  inComponents({ color: vars.colour.textSoft, fontSize: vars.size.xs, lineHeight: vars.leading.xs }),
);

export const notice = style([
  inComponents({
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    selectors: { '&:empty': { position: 'absolute' } },
  }),
  inOverrides(notOnPaper),
]);

/** Hides what is useless on paper: buttons, filters. */
export const screenOnly = style(inOverrides(notOnPaper));

/** The file field, opened by the button beside it. */
export const hiddenFileInput = style(inComponents({ display: 'none' }));

/** The place of a tool whose language is loading. */
export const waiting = style(inComponents({ minBlockSize: '32rem' }));
