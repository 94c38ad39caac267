import { colourPairs, contrast, designTokens, themeStylesheet } from '@advisor/ui/theme';
import { writeFileSync } from 'node:fs';
import { orchid } from './orchid.js';

for (const [scheme, colours] of Object.entries(orchid.colour))
  for (const { name, colour, on, least } of colourPairs(colours))
    if (contrast(colour, on) < least) throw new Error(`${name} is below ${least} : 1 in the ${scheme} theme.`);

writeFileSync(new URL('../src/brand.css', import.meta.url), themeStylesheet(orchid));
writeFileSync(new URL('orchid.tokens.json', import.meta.url), JSON.stringify(designTokens(orchid), null, 2));
