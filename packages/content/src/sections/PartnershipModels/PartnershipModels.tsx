import { CardGrid } from '@advisor/ui/sections';
import { PartnershipCard } from '../../cards/PartnershipCard';
import { choosing } from '../../cards/choosing';
import type { PartnershipModel } from '../../collections/partnership-models/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface PartnershipModelsProps extends SectionWords {
  /** The models, a card each, in this order. A card chooses its model in the form of the page. */
  models: readonly PartnershipModel[];
}

// PAGE-10
/** Partnership models with their benefits and ideal partners, two in a row. */
export function PartnershipModels({ models, ...section }: PartnershipModelsProps) {
  return (
    <CardGrid {...section} columns={2}>
      {models.map((model) => (
        <PartnershipCard key={model.option} model={model} href={choosing(model.option)} />
      ))}
    </CardGrid>
  );
}
