// With their endings: the build of the package reads this file in plain Node.
import { brands } from './brands/index.ts';
import { designTokens, tokensIn, type DesignTokens } from './designTokens.ts';
import { advisorTokens, type Tokens } from './tokens.ts';

const fileOf = ({ name }: Tokens) => (name === advisorTokens.name ? 'tokens.json' : `${name}.tokens.json`);

const modifierOf = (description: string, contexts: Record<string, DesignTokens[]>, first: string) => ({
  description,
  contexts,
  default: first,
});

/** Which tokens apply in which brand, theme and window, after the Design Tokens Resolver Module 2025.10. */
const resolver = {
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  name: 'Advisor',
  version: '2025.10',
  modifiers: {
    brand: modifierOf(
      'The advisor’s own look, or that of a sample of another brand.',
      Object.fromEntries(brands.map((brand) => [brand.name, [{ $ref: fileOf(brand) }]])),
      advisorTokens.name,
    ),
    theme: modifierOf('The colors of light and dark.', { light: [], dark: [tokensIn('dark', advisorTokens)] }, 'light'),
    viewport: modifierOf(
      'Sizes and space at 360 px of window, and from 1200 px. Between these they grow in proportion to the width.',
      { phone: [tokensIn('phone', advisorTokens)], wide: [] },
      'wide',
    ),
  },
  resolutionOrder: ['brand', 'theme', 'viewport'].map((name) => ({ $ref: `#/modifiers/${name}` })),
};

/** The files of design tokens that are published with the package, by name. */
export const tokenFiles: Record<string, object> = {
  ...Object.fromEntries(brands.map((brand) => [fileOf(brand), designTokens(brand)])),
  'tokens.resolver.json': resolver,
};
