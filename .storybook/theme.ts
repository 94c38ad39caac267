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
    appContentBg: colour.paper,
    appPreviewBg: colour.paper,
    appBorderColor: colour.hairline,
    appBorderRadius: tokens.radius.surface,
    fontBase: tokens.font.text,
    fontCode: tokens.font.mono,
    textColor: colour.ink,
    textInverseColor: colour.paper,
    textMutedColor: colour.inkSoft,
    barBg: colour.surface,
    barTextColor: colour.inkSoft,
    barSelectedColor: colour.accent,
    barHoverColor: colour.accent,
    inputBg: colour.surface,
    inputBorder: colour.rule,
    inputTextColor: colour.ink,
    inputBorderRadius: tokens.radius.control,
  });
}
