import { create, type ThemeVars } from 'storybook/theming';
// By its path: Storybook builds its frame without our aliases, and before any package is built.
import { advisorTokens } from '../packages/ui/src/theme/tokens.ts';

/** Storybook in the colours and fonts of the design system, light and dark, drawn from its tokens. */
export function storybookTheme(scheme: 'light' | 'dark'): ThemeVars {
  const colour = advisorTokens.colour[scheme];
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
    appBorderRadius: advisorTokens.radius.surface,
    fontBase: advisorTokens.font.text,
    fontCode: advisorTokens.font.mono,
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
    inputBorderRadius: advisorTokens.radius.control,
  });
}
