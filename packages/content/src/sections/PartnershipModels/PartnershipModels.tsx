import { CardGrid } from '@advisor/ui/sections';
import { PartnershipCard } from '../../cards/PartnershipCard';
import { partnershipModels, partnershipModelsSection } from '../../lists/partnership-opportunities';
import { choosing } from '../../lists/session';

// PAGE-10
/** The four partnership models with their benefits and ideal partners. */
export function PartnershipModels() {
  return (
    <CardGrid {...partnershipModelsSection} columns={2}>
      {partnershipModels.map((model) => (
        <PartnershipCard key={model.option} model={model} href={choosing(model.option)} />
      ))}
    </CardGrid>
  );
}
