import type {
  Attention,
  ListPage,
  Message,
  MessageFilter,
  MessageStore,
  RecipeSort,
  RecipeStore,
} from '@advisor/content/admin';
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { formOf, mailStatusOf, mailStatuses } from '../../packages/content/src/admin/message.ts';
import { expiresSoon } from '../../packages/content/src/admin/messageExpiry.ts';
import { messageStates } from '../../packages/content/src/admin/messageView.ts';
import { recipeSorts } from '../../packages/content/src/admin/recipe.ts';
import { useOwnersBrowser } from './ownersBrowser.ts';

/** The owner's lists, as the site asks the real server for them: what a filter shows, and in what order. */

// They stand among sources for the browser, whose types are not those of these tests.
const { messageStore } = (await import('../../apps/site/src/backend/tables/messages.ts' as string)) as {
  messageStore: MessageStore;
};
const { loadAttention } = (await import('../../apps/site/src/backend/tables/attention.ts' as string)) as {
  loadAttention: () => Promise<Attention>;
};
const { recipeStore } = (await import('../../apps/site/src/backend/tables/recipes.ts' as string)) as {
  recipeStore: RecipeStore;
};

const browser = useOwnersBrowser();

/** The ids from the last to the first, so that the order in which rows were stored is not the one that is wanted. */
const idsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `00000000-0000-4000-8000-${String(count - index).padStart(12, '0')}`);

const size = 12;

/** All rows of a list, page by page. */
async function leafThrough<Row>(list: (page: number) => Promise<ListPage<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const { rows: found, total } = await list(page);
    rows.push(...found);
    if (found.length === 0 || rows.length >= total) return rows;
  }
}

describe('the messages', () => {
  const forms = [
    { form_type: 'contact', details: null },
    { form_type: 'speaking', details: { eventName: 'Days' } },
    { form_type: 'request', details: { form: 'consultation', fields: {} } },
  ];
  const mailed_at = '2026-01-01T00:00:00Z';
  const mails = [
    { mailed_at, mail_via: 'smtp', mail_error: null },
    { mailed_at, mail_via: 'file', mail_error: null },
    // Of before it was noted how.
    { mailed_at, mail_via: null, mail_error: null },
    { mailed_at: null, mail_via: null, mail_error: null },
    { mailed_at: null, mail_via: null, mail_error: '451 Try again later' },
  ];
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const times = [
    { created_at: daysAgo(10), handled_at: null },
    { created_at: daysAgo(720), handled_at: null },
    { created_at: daysAgo(720), handled_at: daysAgo(600) },
  ];
  let rows: Message[];

  beforeAll(async () => {
    const kinds = forms.flatMap((form) =>
      mails.flatMap((mail) => times.map((time) => ({ ...form, ...mail, ...time }))),
    );
    const common = {
      name: 'Ada',
      email: 'ada@example.com',
      message: 'Hello',
      // Never due while this runs.
      mail_next_at: '2100-01-01T00:00:00Z',
    };
    const ids = idsOf(kinds.length + 1);
    const table = () => browser.site.service.from('contact_messages');
    const { error } = await table().insert([
      ...kinds.map((kind, index) => ({ ...common, ...kind, id: ids[index], deleted_at: null })),
      { ...common, ...kinds[0], id: ids.at(-1), deleted_at: daysAgo(0) },
    ]);
    expect(error).toBeNull();
    rows = (await table().select().is('deleted_at', null)).data as Message[];
  });

  const isIn: Record<MessageFilter['state'], (row: Message) => boolean> = {
    all: () => true,
    open: (row) => row.handled_at === null,
    handled: (row) => row.handled_at !== null,
    expiring: (row) => expiresSoon(row, 730, new Date()),
  };
  const inOrder = (some: readonly Message[]) =>
    some
      .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id);

  it.each(
    ['all', 'contact', 'speaking', 'consultation'].flatMap((form) =>
      (['all', ...mailStatuses] as const).flatMap((mail) =>
        messageStates.map((state) => ({ form, mail, state, reference: '' })),
      ),
    ),
  )('of $form with mail $mail and state $state are what they are called, newest first and by id', async (filter) => {
    const { form, mail, state } = filter;
    const wanted = rows.filter(
      (row) =>
        (form === 'all' || formOf(row) === form) && (mail === 'all' || mailStatusOf(row) === mail) && isIn[state](row),
    );
    expect(wanted.length).toBeGreaterThan(0);
    const found = await leafThrough((page) => messageStore.list({ ...filter, page, size }));
    expect(found.map(({ id }) => id)).toEqual(inOrder(wanted));
    expect((await messageStore.listAll(filter)).map(({ id }) => id)).toEqual(inOrder(wanted));
  });

  it.each([
    ['whole', (reference: string) => reference],
    ['in small letters and without its hyphen', (reference: string) => reference.toLowerCase().replace('-', ' ')],
    ['by its first half', (reference: string) => reference.slice(0, 4)],
  ])('are found by their number, %s', async (_how, typed) => {
    const { id, reference } = rows[3]!;
    const view = { form: 'all', mail: 'all', state: 'all', page: 1, size } as const;
    const found = await messageStore.list({ ...view, reference: typed(reference) });
    expect(found.rows.map((row) => row.id)).toContain(id);
    for (const row of found.rows) expect(row.reference).toContain(reference.slice(0, 4));
    expect((await messageStore.list({ ...view, reference: `${reference}0` })).total).toBe(0);
  });

  it('that expire soon, that are open, and that could not be mailed are counted', async () => {
    expect(await messageStore.countExpiring()).toBe(rows.filter(isIn.expiring).length);
    expect(await loadAttention()).toMatchObject({
      newMessages: rows.filter(isIn.open).length,
      failedMails: rows.filter((row) => mailStatusOf(row) === 'failed').length,
    });
  });

  it('have files, which are loaded by their digest and are in the export of a person', async () => {
    const sha256 = createHash('sha256').update('%PDF-1.7 \u00e4').digest('hex');
    const agenda = { name: 'agenda.pdf', size: 11, sha256 };
    const { data, error } = await browser.site.service.rpc('add_message', {
      new_message: {
        form_type: 'request',
        name: 'Bo',
        email: 'bo@example.com',
        message: '',
        details: { form: 'gone', fields: { agenda: [agenda] } },
        mail_attempts: 0,
        mail_next_at: '2100-01-01T00:00:00Z',
      },
      files: [
        {
          ...agenda,
          field: 'agenda',
          media_type: 'application/pdf',
          data: Buffer.from('%PDF-1.7 \u00e4').toString('base64'),
        },
      ],
      mail: null,
    });
    expect(error).toBeNull();
    const [{ id }] = data as [Message];
    expect(new TextDecoder().decode(await messageStore.loadFile(id, sha256))).toBe('%PDF-1.7 \u00e4');
    await expect(messageStore.loadFile(id, 'ab')).rejects.toThrow('This file no longer exists');
    const [row] = await messageStore.listOfPerson('bo@example.com');
    expect(row!.attachments).toMatchObject([{ ...agenda, data: expect.stringMatching(/^JVBER/) }]);
    await browser.site.service.from('contact_messages').delete().eq('id', id);
  });

  it.each([101, 201])('that are %i are deleted and restored, none left and none lost', async (count) => {
    const table = () => browser.site.service.from('contact_messages');
    const many = Array.from({ length: count }, (_, index) => ({
      form_type: 'contact',
      name: 'Cy',
      email: 'cy@example.com',
      message: `${index}`,
      mail_next_at: '2100-01-01T00:00:00Z',
    }));
    const { data } = await table().insert(many).select('id');
    const ids = data!.map(({ id }) => id as string);
    const deleted = async () =>
      (await table().select('id').eq('name', 'Cy').not('deleted_at', 'is', null)).data!.length;
    await messageStore.remove(ids);
    expect(await deleted()).toBe(count);
    expect(await messageStore.listOfPerson('cy@example.com')).toHaveLength(count);
    await messageStore.restore(ids);
    expect(await deleted()).toBe(0);
    await table().delete().eq('id', ids.at(-1)!);
    await expect(messageStore.restore(ids)).rejects.toThrow(`1 of ${count} messages are removed for good.`);
    await table().delete().eq('name', 'Cy');
  });

  it('of one person come in the same order, deleted ones too', async () => {
    const found = await messageStore.listOfPerson('ADA@example.com');
    expect(found).toHaveLength(rows.length + 1);
    expect(found.map(({ id }) => id)).toEqual(inOrder(found));
  });
});

describe('the recipes', () => {
  const ids = idsOf(30);

  beforeAll(async () => {
    const same = { title: 'Same soup', ingredients: ['Salt'], instructions: 'Boil.' };
    // In one statement: all with the same times.
    const { error } = await browser.site.service.from('recipes').insert(ids.map((id) => ({ id, ...same })));
    expect(error).toBeNull();
  });

  it.each(recipeSorts)('that are equal come by id in the order %s, each on one page', async (sort: RecipeSort) => {
    const found = await leafThrough((page) => recipeStore.list({ search: 'same soup', sort, page, size }));
    expect(found.map(({ id }) => id)).toEqual(ids.toReversed());
  });
});
