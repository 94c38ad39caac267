import pLimit from 'p-limit';
import { describeError } from '@advisor/contact-function/log.ts';
import type { Connection, Statements } from '../sql/connection.ts';
import type { Peers } from '../sql/peers.ts';
import { MAX_FILES, type FileStore, type StoredFile } from './store.ts';

/** The files' table when several processes share them; no API role can access this schema. */
const TABLE = `
create schema if not exists advisor_server;
create table if not exists advisor_server.files (
  name text primary key,
  content bytea not null,
  size int not null generated always as (octet_length(content)) stored,
  changed_at timestamptz(3) not null
);
alter table advisor_server.files alter column content set storage external;`;

/** Creates the files' table if missing. */
export const makeFilesTable = (statements: Statements) => statements.exec(TABLE);

/** The advisory lock for storing files, so that all processes together stay within the quota. */
const STORING = 4_173_002;

const COLUMNS = `name, size, (extract(epoch from changed_at) * 1000)::bigint as "changedMs"`;
interface Row {
  name: string;
  size: number;
  changedMs: number | bigint;
}

/**
 * The owner's files in the database, mirrored by every process to `mirror`, from which visitors and pages are served.
 */
export interface SharedFileStore extends FileStore {
  /** Synchronizes the mirror with the database. */
  sync(): Promise<void>;
}

export async function openSharedFileStore({
  connection,
  mirror,
  peers,
  quota,
  log,
}: {
  connection: Connection;
  mirror: FileStore;
  peers: Peers;
  /** In bytes, of all files together. */
  quota: number;
  log: (line: string) => void;
}): Promise<SharedFileStore> {
  const { driver } = connection;
  await driver.transaction(async (transaction) => {
    await lock(transaction);
    await makeFilesTable(transaction);
  });
  const oneByOne = pLimit(1);
  const sync = () =>
    oneByOne(async () => {
      const { rows } = await driver.query<Row>(`select ${COLUMNS} from advisor_server.files`);
      const wanted = new Map(rows.map((row) => [row.name, toStored(row)]));
      const here = new Map((await mirror.all()).map((file) => [file.name, file]));
      await mirror.remove([...here.keys()].filter((name) => !wanted.has(name)));
      for (const [name, file] of wanted) if (!isSame(here.get(name), file)) await fetchFile(file);
    });

  async function fetchFile({ name, changedAt }: StoredFile): Promise<void> {
    const { rows } = await driver.query<{ content: Buffer }>(
      'select content from advisor_server.files where name = $1 and changed_at = $2::timestamptz',
      [name, changedAt],
    );
    // Replaced meanwhile: the process that did so notifies the others.
    if (!rows[0]) return;
    const { kind } = await mirror.write(name, rows[0].content, { replace: true, changedAt });
    if (kind !== 'stored') throw new Error(`${name} could not be stored (${kind}).`);
  }

  peers.on(
    'files',
    () => void sync().catch((error: unknown) => log(`Files are not up to date: ${describeError(error)}`)),
  );
  await sync();

  return {
    sync,
    async find(name) {
      const { rows } = await driver.query<Row>(`select ${COLUMNS} from advisor_server.files where name = $1`, [name]);
      return rows[0] ? toStored(rows[0]) : null;
    },
    async all() {
      const { rows } = await driver.query<Row>(`select ${COLUMNS} from advisor_server.files`);
      return rows.map(toStored);
    },
    async write(name, content, { replace }) {
      const stored = await driver.transaction(async (transaction) => {
        await lock(transaction);
        const { rows: all } = await transaction.query<Row>(`select ${COLUMNS} from advisor_server.files`);
        const old = all.find((file) => file.name === name);
        if (old && !replace) return { kind: 'taken' } as const;
        if (!old && all.length >= MAX_FILES) return { kind: 'too-many' } as const;
        const after = all.reduce((sum, { size }) => sum + size, 0) + content.byteLength - (old?.size ?? 0);
        if (after > quota && content.byteLength > (old?.size ?? 0)) return { kind: 'over-quota' } as const;
        const { rows } = await transaction.query<Row>(
          `insert into advisor_server.files (name, content, changed_at) values ($1, $2, clock_timestamp())
           on conflict (name) do update set content = excluded.content, changed_at = excluded.changed_at
           returning ${COLUMNS}`,
          [name, Buffer.from(content.buffer, content.byteOffset, content.byteLength)],
        );
        return { kind: 'stored', file: toStored(rows[0]!) } as const;
      });
      if (stored.kind === 'stored') {
        await sync();
        peers.tell('files');
      }
      return stored;
    },
    async remove(names) {
      const { rows } = await driver.query<Row>(
        `delete from advisor_server.files where name = any($1::text[]) returning ${COLUMNS}`,
        [[...names]],
      );
      if (rows.length > 0) {
        await sync();
        peers.tell('files');
      }
      return rows.map(toStored);
    },
    open: (name) => mirror.open(name),
  };
}

const lock = (transaction: Statements) => transaction.query(`select pg_advisory_xact_lock(${STORING})`);

const toStored = ({ name, size, changedMs }: Row): StoredFile => ({
  name,
  size,
  changedAt: new Date(Number(changedMs)),
});

/** File systems may store times less precisely. */
const isSame = (here: StoredFile | undefined, wanted: StoredFile) =>
  here?.size === wanted.size && Math.abs(here.changedAt.getTime() - wanted.changedAt.getTime()) < 2;
