import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** Content that needs scripts. */
export const scripted = style(inComponents({ '@media': { '(scripting: none)': { display: 'none' } } }));

/** Its replacement without scripts. */
export const withoutScript = style(
  inComponents({ display: 'none', '@media': { '(scripting: none)': { display: 'block' } } }),
);

export const panel = style(
  inComponents({
    marginBlock: vars.space.section,
    padding: vars.space.l,
    border: `1px solid ${vars.colour.hairline}`,
    borderRadius: vars.radius.surface,
    backgroundColor: vars.colour.surface,
  }),
);
