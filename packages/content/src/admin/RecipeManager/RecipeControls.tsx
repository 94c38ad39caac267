import { ListControls } from '../ListControls';
import { pageSizeOptions, readPageSize } from '../listAddress';
import type { RecipeSort } from '../recipe';
import { searchLimit } from '../recipeView';
import type { RecipeManagerProps } from './RecipeManagerProps';

const sortOptions: { value: RecipeSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'changed', label: 'Last changed first' },
  { value: 'title', label: 'By title' },
];

/** Search, sort and page size of the recipes. Any change returns to the first page. */
export function RecipeControls({ view, onViewChange }: Pick<RecipeManagerProps, 'view' | 'onViewChange'>) {
  const show = (change: Partial<typeof view>, replace = false) =>
    onViewChange({ ...view, page: 1, ...change }, { replace });
  return (
    <ListControls
      label="Recipes to show"
      search={{
        label: 'Search titles and categories',
        value: view.search,
        maxLength: searchLimit,
        onChange: (search) => show({ search }, true),
      }}
      choices={[
        {
          label: 'Sort',
          value: view.sort,
          options: sortOptions,
          onChange: (value) => show({ sort: sortOptions.find((option) => option.value === value)?.value }),
        },
        {
          label: 'On a page',
          value: String(view.size),
          options: pageSizeOptions,
          onChange: (value) => show({ size: readPageSize(value) }),
        },
      ]}
    />
  );
}
