import type { ContentProblem } from '../../collections/stored';

/** A row of the table of content. */
export interface ContentRow {
  id: string;
  collection: string;
  key: string;
  position: number | null;
  /** Null in a draft: the entry is taken off the site when it is published. */
  data: unknown;
  state: 'draft' | 'published';
  /** When a draft goes live by itself. */
  publish_at: string | null;
  updated_at: string;
}

/** Where a draft is, without what it says. */
export type DraftPlace = Pick<ContentRow, 'collection' | 'key' | 'publish_at' | 'updated_at'>;

/** What is to be saved. */
export type DraftInput = Pick<ContentRow, 'collection' | 'key' | 'position' | 'data'>;

export type DraftUpdate = { kind: 'saved'; row: ContentRow } | { kind: 'changed-elsewhere'; now: ContentRow | null };

/** A version that an entry had. */
export interface ContentRevision {
  id: number;
  action: 'saved' | 'discarded' | 'published' | 'unpublished';
  changed_at: string;
  /** Who changed it; null for what went live by itself, or whose account is gone. */
  account_id: string | null;
  before: { data: unknown } | null;
  after: { data: unknown } | null;
}

/** One thing to publish, or to take off the site: the version that is meant. */
export interface ContentChange {
  collection: string;
  key: string;
  action: 'publish' | 'unpublish';
  updated_at: string;
}

/** Publishing was refused, and nothing has changed. */
export class PublishError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(message: string, problems: readonly ContentProblem[] = []) {
    super(message);
    this.problems = problems;
  }
}

/** Where content is kept. Every call rejects when it fails. */
export interface ContentStore {
  /** The stored rows of a collection: drafts and what is live. */
  load: (collection: string) => Promise<readonly ContentRow[]>;
  /** All drafts of the site. */
  drafts: () => Promise<readonly DraftPlace[]>;
  /** Saves a draft if its `updated_at` is still `version` (null: there was none); otherwise returns what is there. */
  saveDraft: (draft: DraftInput, version: string | null) => Promise<DraftUpdate>;
  discardDraft: (collection: string, key: string) => Promise<unknown>;
  /** Lets a draft go live at a time (ISO 8601); null takes that back. */
  schedule: (collection: string, key: string, at: string | null) => Promise<ContentRow>;
  /** The versions of an entry, the latest first. */
  revisions: (collection: string, key: string) => Promise<readonly ContentRevision[]>;
  /** Makes changes live, all or none. Resolves when they are; rejects with `PublishError` when they were refused. */
  publish: (changes: readonly ContentChange[]) => Promise<{ revision: number }>;
}
