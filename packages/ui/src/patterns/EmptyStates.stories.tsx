import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../actions/Button';
import { Alert } from '../feedback/Alert';
import { EmptyState } from '../feedback/EmptyState';
import { Skeleton } from '../feedback/Skeleton';
import { TextInput } from '../fields';
import { Grid } from '../layout/Grid';
import { List } from '../layout/List';
import { Stack } from '../layout/Stack';
import { Text } from '../layout/Text';

/** What to show in place of an empty list. */
const meta = { title: 'Patterns/Empty states', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Loading, empty, no results, failed: four states that look and read differently. */
export const FourReasons: Story = {
  render: () => (
    <Grid columns={2}>
      <Skeleton heading label="Loading recipes" />
      <EmptyState title="No recipes yet" action={<Button>Add the first recipe</Button>}>
        Recipes that you add stand here, and on the public page.
      </EmptyState>
      <EmptyState title="No recipe fits “soop”" action={<Button variant="secondary">Show all recipes</Button>}>
        Check the spelling, or search for an ingredient.
      </EmptyState>
      <Alert
        tone="danger"
        title="The recipes could not be loaded"
        action={
          <Button variant="secondary" size="small">
            Try again
          </Button>
        }
      >
        Check your connection. Nothing was changed.
      </Alert>
    </Grid>
  ),
};

const terms = ['Attack surface', 'Backup window', 'Co-managed IT', 'Recovery time objective', 'Zero trust'];

function Search() {
  const [text, setText] = useState('');
  const found = terms.filter((term) => term.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <Stack>
      <TextInput type="search" label="Search terms" value={text} onChange={setText} autoComplete="off" />
      <div role="status">
        <Text size="s" color="textSoft">
          {found.length} of {terms.length} terms
        </Text>
      </div>
      {found.length > 0 ? (
        <List items={found} />
      ) : (
        <EmptyState
          title={`No term fits “${text.trim()}”`}
          action={
            <Button variant="secondary" onClick={() => setText('')}>
              Show all terms
            </Button>
          }
        >
          Try one word of it.
        </EmptyState>
      )}
    </Stack>
  );
}

/** Search for something that does not exist: the count says so at once, and the empty state offers a way back. */
export const NothingFound: Story = {
  render: () => <Search />,
};
