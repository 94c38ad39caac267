import { create, type ThemeVars } from 'storybook/theming';
import { brandNamed } from '../packages/ui/src/theme/brands/index.ts';
import { isDark } from './ToolbarContext.ts';
import type { Choices } from './toolbar.ts';

/** Storybook in the colours and fonts of the brand and the theme that the toolbar says, drawn from the brand's tokens. */
export function storybookTheme({ theme, brand }: Pick<Choices, 'theme' | 'brand'>): ThemeVars {
  const tokens = brandNamed(brand);
  const scheme = isDark({ theme }) ? 'dark' : 'light';
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
