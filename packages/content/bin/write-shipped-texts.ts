import { writeFileSync } from 'node:fs';
import { currentDigests, digestsFile } from './shippedTexts.ts';

/**
 * Records the current texts as the shipped ones. For maintainers of the product: on an owner's site, `pnpm
 * placeholders` would report their own texts as shipped.
 */
writeFileSync(digestsFile, `${JSON.stringify(currentDigests(), null, 0).replaceAll(',', ',\n')}\n`);
