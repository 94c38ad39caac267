import { create, type ThemeVars } from 'storybook/theming';
import { brands } from '../packages/ui/src/theme/brands/index.ts';

/** Storybook in the colours and fonts of a brand, light or dark, drawn from its tokens. */
export function storybookTheme(scheme: 'light' | 'dark', tokens = brands[0]!): ThemeVars {
  const colour = tokens.colour[scheme];
  return create({
    base: scheme,
    brandTitle: 'Advisor design system',
    brandTarget: '_self',
    colorPrimary: colour.accent,
    colorSecondary: colour.accent,
    appBg: colour.sunken,
    appContentBg: colour.background,
    appPreviewBg: colour.background,
    appBorderColor: colour.hairline,
    appBorderRadius: tokens.radius.surface,
    fontBase: tokens.font.text,
    fontCode: tokens.font.mono,
    textColor: colour.text,
    textInverseColor: colour.background,
    textMutedColor: colour.textSoft,
    barBg: colour.surface,
    barTextColor: colour.textSoft,
    barSelectedColor: colour.accent,
    barHoverColor: colour.accent,
    inputBg: colour.surface,
    inputBorder: colour.border,
    inputTextColor: colour.text,
    inputBorderRadius: tokens.radius.control,
  });
}
