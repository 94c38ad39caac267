import { style } from '@vanilla-extract/css';
import { inComponents, inOverrides, media, vars } from '@advisor/ui/theme';

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
      // An explicit theme needs its own background.
      '&[data-theme]': {
        padding: vars.space.l,
        borderRadius: vars.radius.surface,
        backgroundColor: vars.colour.background,
      },
    },
  }),
);

export const messages = style([
  inComponents({ display: 'grid', gap: vars.space.m, selectors: { '&:empty': { display: 'none' } } }),
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

/** For quiet buttons: their icons, not their invisible edges, align with the grid. */
const onGrid = { marginInlineStart: `calc(-1 * ${vars.space.m})` } as const;

/** The buttons of the bar: two columns on a phone. */
export const tools = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    justifyItems: 'start',
    gap: `${vars.space.xxs} ${vars.space.xs}`,
    ...onGrid,
    '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
  }),
);

/** The only button that is not quiet: on a phone as wide as the page, on its own line. */
export const sending = style(
  inComponents({
    display: 'grid',
    gridColumn: '1 / -1',
    justifySelf: 'stretch',
    marginBlockStart: vars.space.xs,
    paddingInlineStart: vars.space.m,
    '@media': { [media.tablet]: { display: 'block', marginBlockStart: 0, paddingInlineStart: vars.space.xs } },
  }),
);

/** A standalone quiet button. */
export const alone = style(inComponents(onGrid));

/** Explanatory text: muted and small. */
export const small = style(
  inComponents({
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    textWrap: 'balance',
  }),
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

/** The placeholder of a tool whose language is loading. */
export const waiting = style(inComponents({ minBlockSize: '32rem' }));
