import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style(
  inComponents({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'min(60vh, 40rem)',
    border: `1px solid ${vars.colour.hairline}`,
    // Mails are light in every theme.
    background: '#ffffff',
    colorScheme: 'light',
  }),
);
