import { EntryGroups } from '@advisor/ui/sections';
import { ResourceCard } from '../../cards/ResourceCard';
import type { ResourceCategory } from '../../collections/resources/schema';
import type { FileFacts, SectionWords } from '../../shapes/shapes';

export interface ResourceLibraryProps extends SectionWords {
  /** The categories in their order, each with a name, a description and its documents. */
  categories: readonly ResourceCategory[];
  /** What is known of files. */
  files?: FileFacts | undefined;
}

// PAGE-6
/** Documents, in categories. */
export function ResourceLibrary({ categories, files, ...section }: ResourceLibraryProps) {
  return (
    <EntryGroups
      {...section}
      groups={categories.map(({ name, description, resources }) => ({
        name,
        description,
        entries: resources.map((resource) => <ResourceCard key={resource.name} resource={resource} files={files} />),
      }))}
    />
  );
}
