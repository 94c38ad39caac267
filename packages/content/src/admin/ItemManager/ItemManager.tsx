import { Alert, Button, ConfirmDialog, EmptyState, Grid, Icon, notify, Section, Stack, Tabs, Text } from '@advisor/ui';
import { Plus } from 'lucide';
import { useState, type ReactNode } from 'react';
import { AdminHeading } from '../AdminHeading';
import { EntryBoundary } from '../EntryBoundary';
import { newId } from './newId';

/** The fields that all items share. */
export interface Item<Kind extends string> {
  id: string;
  type: Kind;
  title: string;
}

/** One kind of items: a tab. */
export interface ItemKind<Kind extends string> {
  type: Kind;
  /** On the tab: "Podcasts". */
  label: string;
  /** One of them, after "Add": "podcast". */
  singular: string;
}

/** The props of a dialog for one item. */
export interface ItemDialogState<Kind extends string, One extends Item<Kind>> {
  /** The item to edit; without it a new one is created. */
  item?: One;
  /** The initial kind of a new item. */
  type: Kind;
  /** Called with a valid item. */
  onSave: (input: Omit<One, 'id'>) => Promise<void>;
  /** Called when the dialog asks to close, and after an item was saved. */
  onClose: () => void;
}

export interface ItemManagerProps<Kind extends string, One extends Item<Kind>> {
  headline: string;
  tagline: string;
  /** The tabs, in their order; the first one is shown first. */
  kinds: readonly ItemKind<Kind>[];
  /** The initial items. */
  samples: readonly One[];
  renderCard: (item: One, actions: { onEdit: () => void; onDelete: () => void }) => ReactNode;
  renderDialog: (state: ItemDialogState<Kind, One>) => ReactNode;
}

type Open<One> = { what: 'nothing' | 'create' } | { what: 'edit' | 'delete'; item: One };

// ADMIN-10
/**
 * Items of several kinds, one kind per tab, that can be added, edited and deleted. Nothing is sent or stored, and the page
 * says so.
 */
export function ItemManager<Kind extends string, One extends Item<Kind>>({
  headline,
  tagline,
  kinds,
  samples,
  renderCard,
  renderDialog,
}: ItemManagerProps<Kind, One>) {
  const [items, setItems] = useState(samples);
  const [type, setType] = useState(kinds[0]!.type);
  const [open, setOpen] = useState<Open<One>>({ what: 'nothing' });
  const close = () => setOpen({ what: 'nothing' });
  const { singular } = kinds.find((kind) => kind.type === type)!;

  async function save(input: Omit<One, 'id'>) {
    const id =
      open.what === 'edit'
        ? open.item.id
        : newId(
            Date.now(),
            items.map((item) => item.id),
          );
    const saved = { ...input, id } as One;
    setItems(open.what === 'edit' ? items.map((item) => (item.id === id ? saved : item)) : [...items, saved]);
    // Follows an item whose kind has changed to its tab.
    setType(saved.type);
  }

  function remove({ id }: One) {
    setItems(items.filter((item) => item.id !== id));
    void notify.success('Content deleted successfully');
    close();
  }

  return (
    <>
      <AdminHeading headline={headline} tagline={tagline}>
        <Stack direction="row">
          <Button icon={<Icon icon={Plus} />} onClick={() => setOpen({ what: 'create' })}>{`Add ${singular}`}</Button>
        </Stack>
      </AdminHeading>
      <Section wide>
        <Stack space="l">
          <Alert title="Kept in this page only">
            What you add, edit or delete here lasts until you leave or reload this page. Nothing is stored, and the
            public pages do not change.
          </Alert>
          <Tabs.Root
            value={type}
            onValueChange={(value) => setType(kinds.find((kind) => kind.type === value)?.type ?? type)}
          >
            <Tabs.List label={`${headline} by kind`}>
              {kinds.map((kind) => (
                <Tabs.Tab
                  key={kind.type}
                  value={kind.type}
                  count={items.filter((item) => item.type === kind.type).length}
                >
                  {kind.label}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {kinds.map((kind) => (
              <Tabs.Panel key={kind.type} value={kind.type}>
                <ItemGrid
                  kind={kind}
                  items={items.filter((item) => item.type === kind.type)}
                  onCreate={() => setOpen({ what: 'create' })}
                  onDelete={(item) => setOpen({ what: 'delete', item })}
                  renderCard={(item) =>
                    renderCard(item, {
                      onEdit: () => setOpen({ what: 'edit', item }),
                      onDelete: () => setOpen({ what: 'delete', item }),
                    })
                  }
                />
              </Tabs.Panel>
            ))}
          </Tabs.Root>
        </Stack>
      </Section>
      {open.what === 'create' ? renderDialog({ type, onSave: save, onClose: close }) : null}
      {open.what === 'edit' ? renderDialog({ type, item: open.item, onSave: save, onClose: close }) : null}
      <ConfirmDialog
        open={open.what === 'delete'}
        question="Are you sure you want to delete this item?"
        confirmLabel="Delete item"
        tone="critical"
        onConfirm={() => (open.what === 'delete' ? remove(open.item) : undefined)}
        onCancel={close}
      >
        {open.what === 'delete' ? <Text size="s">{open.item.title}</Text> : null}
      </ConfirmDialog>
    </>
  );
}

interface ItemGridProps<Kind extends string, One extends Item<Kind>> {
  kind: ItemKind<Kind>;
  items: readonly One[];
  onCreate: () => void;
  onDelete: (item: One) => void;
  renderCard: (item: One) => ReactNode;
}

function ItemGrid<Kind extends string, One extends Item<Kind>>({
  kind,
  items,
  onCreate,
  onDelete,
  renderCard,
}: ItemGridProps<Kind, One>) {
  if (items.length === 0) {
    return (
      <EmptyState
        title={`Nothing under ${kind.label}`}
        level={2}
        action={<Button variant="secondary" onClick={onCreate}>{`Add the first ${kind.singular}`}</Button>}
      />
    );
  }
  return (
    <Grid as="ul" columns={3}>
      {items.map((item) => (
        <li key={item.id}>
          <EntryBoundary entry={item} onDelete={() => onDelete(item)}>
            {renderCard(item)}
          </EntryBoundary>
        </li>
      ))}
    </Grid>
  );
}
