import { EntryGroups } from '@advisor/ui/sections';
import { ResourceCard } from '../../cards/ResourceCard';
import { librarySection, resourceCategories } from '../../lists/resources';

// PAGE-6
/** Four categories with three documents each. */
export function ResourceLibrary() {
  return (
    <EntryGroups
      {...librarySection}
      groups={resourceCategories.map(({ name, description, resources }) => ({
        name,
        description,
        entries: resources.map((resource) => <ResourceCard key={resource.name} resource={resource} />),
      }))}
    />
  );
}
