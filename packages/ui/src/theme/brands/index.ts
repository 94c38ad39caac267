// With their endings: Storybook's frame reads this file in plain Node.
import { advisorTokens, type Tokens } from '../tokens.ts';
import { harbour } from './harbour.ts';

/** The brands that Storybook's toolbar offers, the system's own first. */
export const brands: readonly Tokens[] = [advisorTokens, harbour];

export function brandNamed(name: unknown): Tokens {
  return brands.find((brand) => brand.name === name) ?? advisorTokens;
}
