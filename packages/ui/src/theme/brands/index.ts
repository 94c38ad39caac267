// With file extensions: Storybook's manager loads this file in plain Node.
import { advisorTokens, type Tokens } from '../tokens.ts';
import { harbour } from './harbour.ts';

/** The brands in Storybook's toolbar, the default first. */
export const brands: readonly Tokens[] = [advisorTokens, harbour];

export function brandNamed(name: unknown): Tokens {
  return brands.find((brand) => brand.name === name) ?? advisorTokens;
}
