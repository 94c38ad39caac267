import { EntryGroups } from '@advisor/ui/sections';
import { ResourceCard } from '../../cards/ResourceCard';
import { librarySection, resourceCategories } from '../../lists/resources';

/** Four categories of three documents (spec/site.md §2). */
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
