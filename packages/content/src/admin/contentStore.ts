import type { ContentProblem } from '../collections/stored';

/** The words of an entry, which need not fit its schema yet. */
export type EntryDraft = Readonly<Record<string, unknown>>;

/** A version of an entry, as the table `content_entries` has it. An entry has at most one row of each state. */
export interface ContentRow {
  id: string;
  collection: string;
  key: string;
  /** Shipped entries stand at 1, 2, 3 …; null is the place of the shipped entry, or the end. */
  position: number | null;
  /** Null takes the entry off the site. */
  data: EntryDraft | null;
  state: 'draft' | 'published';
  /** When a draft is to be published, ISO 8601. */
  publish_at: string | null;
  updated_at: string;
}

/** What is saved of a draft. */
export type DraftInput = Pick<ContentRow, 'collection' | 'key' | 'position' | 'data'>;

/** The result of saving a draft: saved, or not, because it has changed since it was opened; null if it is gone. */
export type DraftUpdate = { kind: 'saved'; row: ContentRow } | { kind: 'changed-elsewhere'; now: ContentRow | null };

/** A change of an entry: who, when, and what it was and became. Null where there was, or is, no version. */
export interface ContentRevision {
  id: number;
  action: 'saved' | 'discarded' | 'published' | 'unpublished';
  /** ISO 8601. */
  changed_at: string;
  /** Who, in words; null if nobody is known. */
  account: string | null;
  before: ContentVersion | null;
  after: ContentVersion | null;
}

export type ContentVersion = Pick<ContentRow, 'data' | 'position'>;

/** A change of what is live. */
export interface ContentChange {
  collection: string;
  key: string;
  action: 'publish' | 'unpublish';
  /** Of the draft that goes live, or of the version that goes off; null for an entry that ships. */
  updated_at: string | null;
}

/** Nothing was published, and why. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
  /** A sentence for the owner. */
  readonly reason: string;
  /** What is wrong, by entry and field. */
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

/** What was published. It is live, unless the site has to be built first. */
export interface PublishResult {
  revision: number;
  /** Resolves to true when the built site has it, and to false when it still has not after a long time. */
  whenLive?: Promise<boolean>;
}

/** Where the owner's content is kept. Every call rejects when it fails. */
export interface ContentStore {
  /** All rows of these collections, drafts and published ones. */
  load: (collections: readonly string[]) => Promise<readonly ContentRow[]>;
  /** Saves a draft over the version that was opened, by its `updated_at`; null if there was none. */
  saveDraft: (draft: DraftInput, version: string | null) => Promise<DraftUpdate>;
  /** A draft that is already gone is not an error. */
  discardDraft: (collection: string, key: string) => Promise<unknown>;
  /** Sets when a draft is to be published, or that it is not. Rejects if there is no draft. */
  schedule: (collection: string, key: string, at: string | null) => Promise<ContentRow>;
  /** The changes of an entry, newest first. */
  revisions: (collection: string, key: string) => Promise<readonly ContentRevision[]>;
  /** Publishes changes, all or none. Rejects with a PublishError. */
  publish: (changes: readonly ContentChange[]) => Promise<PublishResult>;
}
