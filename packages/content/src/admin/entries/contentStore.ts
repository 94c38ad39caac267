import type { ContentProblem } from '../../collections/stored';

/** The content of an entry, possibly invalid. */
export type EntryDraft = Readonly<Record<string, unknown>>;

/** A version of an entry, as in the table `content_entries`. An entry has at most one row per state. */
export interface ContentRow {
  id: string;
  collection: string;
  key: string;
  /** Shipped entries are at 1, 2, 3 …; null is the shipped position, or the end. */
  position: number | null;
  /** Null deletes the entry. */
  data: EntryDraft | null;
  state: 'draft' | 'published';
  /** When a draft is to be published, ISO 8601. */
  publish_at: string | null;
  updated_at: string;
}

/** The saved part of a draft. */
export type DraftInput = Pick<ContentRow, 'collection' | 'key' | 'position' | 'data'>;

/** The result of saving a draft: saved, or a conflict with a newer version; null if it is gone. */
export type DraftUpdate = { kind: 'saved'; row: ContentRow } | { kind: 'changed-elsewhere'; now: ContentRow | null };

/** A revision of an entry: author, time, and the versions before and after; null if there was or is none. */
export interface ContentRevision {
  id: number;
  action: 'saved' | 'discarded' | 'published' | 'unpublished';
  /** ISO 8601. */
  changed_at: string;
  /** The author; null if unknown. */
  account: string | null;
  before: ContentVersion | null;
  after: ContentVersion | null;
}

export type ContentVersion = Pick<ContentRow, 'data' | 'position'>;

/** A change to the live content. */
export interface ContentChange {
  collection: string;
  key: string;
  action: 'publish' | 'unpublish';
  /** Of the draft to publish, or of the version to unpublish; null for a shipped entry. */
  updated_at: string | null;
}

/** Nothing was published. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
  /** A sentence for the owner. */
  readonly reason: string;
  /** Problems by entry and field. */
  readonly problems: readonly ContentProblem[];
  /** The entries that have changed meanwhile. */
  readonly conflict: readonly { collection: string; key: string }[];

  constructor(
    reason: string,
    {
      problems = [],
      conflict = [],
      cause,
    }: {
      problems?: readonly ContentProblem[];
      conflict?: readonly { collection: string; key: string }[];
      cause?: unknown;
    } = {},
  ) {
    super(reason, { cause });
    this.reason = reason;
    this.problems = problems;
    this.conflict = conflict;
  }
}

/** The published changes. They are live unless the site has to be built first. */
export interface PublishResult {
  revision: number;
  /** Resolves to true once the built site has them, and to false after a timeout. */
  whenLive?: Promise<boolean>;
}

/** The store of the owner's content. Every call rejects when it fails. */
export interface ContentStore {
  /** All rows of the collections: drafts and live versions. */
  load: (collections: readonly string[]) => Promise<readonly ContentRow[]>;
  /** Saves a draft if the version opened, by `updated_at`, is still current; null if there was none. */
  saveDraft: (draft: DraftInput, version: string | null) => Promise<DraftUpdate>;
  /** A draft that is already gone is not an error. */
  discardDraft: (collection: string, key: string) => Promise<unknown>;
  /** Sets or clears the time to publish a draft. Rejects if there is no draft. */
  schedule: (collection: string, key: string, at: string | null) => Promise<ContentRow>;
  /** The revisions of an entry, newest first. */
  revisions: (collection: string, key: string) => Promise<readonly ContentRevision[]>;
  /** Publishes changes atomically. Rejects with a PublishError. */
  publish: (changes: readonly ContentChange[]) => Promise<PublishResult>;
}
