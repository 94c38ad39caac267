import { maxFileCharacters } from '../share-state/entries';
import { readList, readRecord } from '../share-state/read';
import type { StateFormat } from '../share-state/state';
import { InputError } from '../language/InputError';
import type { ScorecardWords } from './messages/es';
import { maxPartners } from './comparison';
import { readPartner, type PartnerInput } from './input';

/** The saved and shared state: the forms of one to four partners. */
export interface PartnerState {
  partners: PartnerInput[];
}

/** How the state is serialized for storage and links. */
export const partnerState: StateFormat<PartnerState> = {
  tool: 'partner-scorecard',
  version: 1,
  maxLength: maxFileCharacters,
  read: (value, path) => {
    const partners = readList(readRecord(value, path).partners, `${path}.partners`, maxPartners, readPartner);
    if (partners.length === 0)
      throw new InputError<ScorecardWords>('{path}.partners is empty: at least one partner is needed.', { path });
    return { partners };
  },
};
