import { saveFile, useAskBeforeUnload } from '@advisor/ui';
import { useLanguage, type Language } from '@advisor/ui/language';
import { localDate, type Phrase } from '@advisor/ui/text';
import { useCallback, useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { InputError, reasonOf, type ToolWords } from '../language';
import { decodeHash, encodeHash, parseState, serializeState, type StateFormat } from '../share-state';
import { historyReducer, type History, type HistoryAction } from './history';
import { storeUnreadable, readUnreadable } from './unreadableWork';
import { callSite, type ToolFile, type ToolNotice, type ToolProps } from './tool';
import { useLatest } from './useLatest';

export interface ToolOptions<State> {
  /** How the state is serialized; stable across renders. */
  format: StateFormat<State>;
  /** A new tool's state; stable across renders. */
  initial: State;
  props: Pick<ToolProps, 'useAddress' | 'storageKey' | 'onNotice' | 'onExport' | 'now'>;
}

/** An error that is shown until it is closed. */
export interface ToolProblem {
  title: string;
  /** Why, and what to do. */
  text: string;
  /** Makes the file that the message offers, with the work at risk. */
  download?: () => ToolFile;
  /** Deletes the work that is otherwise offered again at the next visit. */
  discard?: () => void;
  /** Whether it says only that what was asked for last was not done. */
  passing?: true;
}

/** What is said when something could not be done. */
interface Refusal {
  /** @default 'Nothing has changed.' */
  hint?: string;
  /** @default that of the error */
  reason?: (error: unknown) => Promise<Phrase> | Phrase | undefined;
}

/** The state of a tool, with undo, autosave, links, files and notices. */
export interface Tool<State> {
  state: State;
  /** The state with every change that is not drawn yet, for what has taken time. */
  latest: () => State;
  /** Changes the state; consecutive changes of the same `group` are one step of undo. An error is shown and changes nothing. */
  change: (update: (state: State) => State, group?: string) => void;
  /** Undoes the last change; undefined when there is none. */
  undo?: () => void;
  startFresh: () => void;
  /** Whether the state is the initial one. */
  isFresh: boolean;
  /** Whether saved work has been loaded; before, the state is the initial one. */
  ready: boolean;
  /** Whether the shown work came by a link and has not replaced the visitor's own. */
  shared: boolean;
  /** Whether the visitor has work of their own behind the shared one. */
  hasOwn: boolean;
  /** Saves the shared work, as a change would. */
  keepShared: () => void;
  /** Whether the work is saved in this browser. */
  saves: boolean;
  /** Whether saving is wanted, but fails in this browser. */
  cannotSave: boolean;
  /** Set when another tab cleared the work that this one showed. */
  cleared?: ClearedWork;
  problem?: ToolProblem;
  setProblem: (problem: ToolProblem | undefined) => void;
  /**
   * Does what was asked for. An error is shown under this title until it is closed or something else is asked for.
   * Resolves to whether it was done.
   */
  attempt: (title: string, work: () => unknown, refusal?: Refusal) => Promise<boolean>;
  // TOOL-5
  /** The address with the state in its hash; undefined if the tool does not read it there. Throws when the state is too large. */
  link?: () => string;
  /** The saved state as a file that `takeWork` reads. */
  workFile: () => ToolFile;
  /** Restores the text of a `workFile`; returns false for any other text. Throws for a damaged one. */
  takeWork: (text: string) => boolean;
  /** The last notice, until the next change. */
  notice?: ToolNotice;
  /** Says that something was done. */
  notify: (title: string, message?: string) => void;
  /** Says it at the heading of a result that takes the focus, or in a dialog. */
  notifyInPlace: (title: string, message: string, kind?: ToolNotice['kind']) => void;
  /** Downloads a file. */
  save: (file: ToolFile) => void;
  now: () => Date;
}

// TOOL-13
/** What can be done about work that another tab cleared. */
export interface ClearedWork {
  /** Shows it again and saves it. */
  restore: () => void;
  close: () => void;
}

const saveDelay = 300;
const realNow = () => new Date();

// TOOL-4, TOOL-5
/** The state of a tool: restored, saved after each change, read from shared links, with undo. */
export function useTool<State>({ format, initial, props }: ToolOptions<State>): Tool<State> {
  const { useAddress = false, storageKey = `advisor-${format.tool}`, onNotice, onExport, now = realNow } = props;
  const [history, dispatch] = useReducer<History<State>, [HistoryAction<State>]>(historyReducer, {
    past: [],
    present: initial,
  });
  const [ready, setReady] = useState(false);
  const [shared, setShared] = useState(false);
  const [cannotSave, setCannotSave] = useState(false);
  const [problem, setProblem] = useState<ToolProblem>();
  const [notice, setNotice] = useState<ToolNotice>();
  const state = history.present;
  const language = useLanguage<ToolWords>();
  const latest = useLatest({ state, shared, now, language });
  // The stored state, so that a state that was just read is not written again.
  const saved = useRef(initial);

  const workFile = useCallback((): ToolFile => {
    const { state, now } = latest.current;
    return {
      fileName: `${format.tool}-work-${localDate(now())}.json`,
      type: 'application/json',
      text: textOf(format, state),
    };
  }, [format, latest]);

  const load = useCallback(() => {
    const { language } = latest.current;
    const now = () => latest.current.now();
    const own = readSaved({ format, storageKey, now, language, setProblem, setCannotSave, workFile });
    let linked: State | undefined;
    try {
      linked = useAddress ? decodeHash(format, location.hash) : undefined;
    } catch (error) {
      const { t, tell } = language;
      setProblem({
        title: t('The link could not be opened'),
        text: `${tell(reasonOf(error))} ${t('Your own work is untouched.')}`,
      });
    }
    if (linked !== undefined) dispatch({ type: 'load', state: linked, own: own ?? initial });
    else if (own !== undefined) dispatch({ type: 'load', state: own });
    saved.current = own ?? initial;
    setShared(linked !== undefined);
    setReady(true);
  }, [format, initial, storageKey, useAddress, latest, workFile]);

  useEffect(() => {
    load();
    if (!useAddress) return;
    const onHash = () => {
      if (location.hash.startsWith(`#${format.tool}=`)) load();
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [load, format, useAddress]);

  const active = ready && !shared;
  useSaving({ format, storageKey, state, initial, saved, active, language, setProblem, setCannotSave, workFile });
  const [taken, setTaken] = useState<State>();
  useOtherTabs({ format, storageKey, initial, saved, latest, dispatch, setTaken });
  // Unsaved work is lost with the page.
  useAskBeforeUnload(cannotSave && state !== initial && !shared);

  const own = useCallback(() => {
    setShared(false);
    setNotice(undefined);
    // After a reload, the hash would hide the changes.
    if (useAddress && location.hash.startsWith(`#${format.tool}=`))
      window.history.replaceState(window.history.state, '', location.pathname + location.search);
  }, [format, useAddress]);

  const change = useCallback(
    (update: (state: State) => State, group?: string) => {
      try {
        // Tried first, because an error inside the reducer would unmount the tool.
        latest.current.state = update(latest.current.state);
      } catch (error) {
        const { t, tell } = latest.current.language;
        setProblem({
          title: t('This could not be done'),
          text: `${tell(reasonOf(error))} ${t('Nothing has changed.')}`,
        });
        return;
      }
      own();
      dispatch({ type: 'change', update, ...(group !== undefined && { group }) });
    },
    [own, latest],
  );
  const undo = useCallback(() => {
    own();
    setTaken(undefined);
    dispatch({ type: 'undo' });
  }, [own]);

  const attempt = useCallback<Tool<State>['attempt']>(
    async (title, work, { hint, reason } = {}) => {
      setProblem((before) => (before?.passing ? undefined : before));
      try {
        await work();
        return true;
      } catch (error) {
        const why = (await reason?.(error)) ?? reasonOf(error);
        const { t, tell } = latest.current.language;
        setProblem({ title, text: `${tell(why)} ${hint ?? t('Nothing has changed.')}`, passing: true });
        return false;
      }
    },
    [latest],
  );

  const raise = (raised: ToolNotice) => {
    if (callSite(onNotice, raised) !== false) setNotice(raised);
  };

  return {
    state,
    latest: () => latest.current.state,
    change,
    undo: history.past.length > 0 ? undo : undefined,
    startFresh: () => change(() => initial),
    isFresh: state === initial,
    ready,
    shared,
    hasOwn: history.past.some((state) => state !== initial),
    keepShared: own,
    saves: storageKey !== null && !cannotSave,
    cannotSave: storageKey !== null && cannotSave,
    ...(taken !== undefined && {
      cleared: {
        restore: () => {
          setTaken(undefined);
          change(() => taken);
        },
        close: () => setTaken(undefined),
      },
    }),
    problem,
    setProblem,
    attempt,
    ...(useAddress && { link: () => new URL(encodeHash(format, state), location.href).href }),
    workFile,
    takeWork: (text) => {
      if (!text.trimStart().startsWith(`{"tool":${JSON.stringify(format.tool)},`)) return false;
      const work = parseState(format, text, 'The file');
      change(() => work);
      return true;
    },
    notice,
    notify: (title, message) => raise({ kind: 'success', title, ...(message !== undefined && { message }) }),
    notifyInPlace: (title, message, kind = 'success') => raise({ kind, title, message, inPlace: true }),
    save: (file) => {
      if (callSite(onExport, file) !== false) saveFile(file.fileName, file.bytes ?? file.text, file.type);
    },
    now,
  };
}

interface Saving<State> {
  format: StateFormat<State>;
  storageKey: string | null;
  state: State;
  initial: State;
  saved: RefObject<State>;
  active: boolean;
  language: Language<ToolWords>;
  setProblem: (
    problem: ToolProblem | undefined | ((before: ToolProblem | undefined) => ToolProblem | undefined),
  ) => void;
  setCannotSave: (cannotSave: boolean) => void;
  workFile: () => ToolFile;
}

/** Saves shortly after the last change, and at once when the page is hidden or left. */
function useSaving<State>(saving: Saving<State>) {
  const { format, storageKey, state, initial, saved, active, language, setProblem, setCannotSave, workFile } = saving;
  const { t } = language;
  const notSaved = t('This browser cannot save your work');
  const loss = t(
    'The tool works, but your work is lost when the page is closed. Download it to keep it; Import restores it.',
  );
  const pending = useRef<() => void>(undefined);
  const told = useRef(false);
  useEffect(() => {
    // Cancels the write of a change that was undone.
    pending.current = undefined;
    if (!active || storageKey === null || saved.current === state) return;
    const before = saved.current;
    const write = () => {
      // Already written, or overtaken by another tab.
      if (saved.current !== before) return;
      saved.current = state;
      try {
        if (state === initial) localStorage.removeItem(storageKey);
        else localStorage.setItem(storageKey, serializeState(format, state));
        told.current = false;
        setCannotSave(false);
        setProblem((problem) => (problem?.title === notSaved ? undefined : problem));
      } catch (error) {
        setCannotSave(true);
        // Once, not after each change.
        if (!told.current)
          setProblem({
            title: notSaved,
            text: [whyNotSaved(error, language), loss].filter(Boolean).join(' '),
            download: workFile,
          });
        told.current = true;
      }
    };
    pending.current = write;
    const timer = setTimeout(write, saveDelay);
    // Phones may end a hidden page without notice.
    const onHidden = () => {
      if (document.visibilityState === 'hidden') write();
    };
    window.addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [
    format,
    storageKey,
    state,
    initial,
    saved,
    active,
    language,
    notSaved,
    loss,
    setProblem,
    setCannotSave,
    workFile,
  ]);

  // Navigation within the site unmounts the tool without a pagehide.
  useEffect(() => () => pending.current?.(), []);
}

/** Why work was not saved, if more is known than that. */
function whyNotSaved(error: unknown, { t, tell }: Language<ToolWords>): string {
  if (error instanceof InputError) return tell(error);
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return isFull ? t('The storage of this browser is full.') : '';
}

interface OtherTabs<State> extends Pick<Saving<State>, 'format' | 'storageKey' | 'initial' | 'saved'> {
  latest: RefObject<{ state: State; shared: boolean }>;
  dispatch: (action: HistoryAction<State>) => void;
  setTaken: (taken: State) => void;
}

// TOOL-13
/**
 * Shows what another tab saves here too, as an undoable change, so that no tab overwrites another. When the other tab
 * starts fresh, or storage is cleared, this tab says so and can bring its work back.
 */
function useOtherTabs<State>(tabs: OtherTabs<State>) {
  const { format, storageKey, initial, saved, latest, dispatch, setTaken } = tabs;
  useEffect(() => {
    const onStorage = ({ key, newValue, storageArea }: StorageEvent) => {
      // A null key means that all was cleared. Session storage does not concern us.
      if (storageKey === null || (key !== null && key !== storageKey) || isOtherStorage(storageArea)) return;
      let next = initial;
      try {
        if (newValue !== null) next = parseState(format, newValue, 'What another tab saved');
      } catch {
        // The other tab may run another version; this one keeps its own work.
        return;
      }
      const { state, shared } = latest.current;
      saved.current = next;
      if (shared) {
        // The shared work stays; the visitor's own work behind it is now the other tab's.
        dispatch({ type: 'load', state, own: next });
        return;
      }
      if (newValue === null && state !== initial) setTaken(state);
      dispatch({ type: 'change', update: () => next });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [format, storageKey, initial, saved, latest, dispatch, setTaken]);
}

function isOtherStorage(area: Storage | null): boolean {
  try {
    return area !== null && area !== localStorage;
  } catch {
    return true;
  }
}

interface Reading<State> extends Pick<
  Saving<State>,
  'format' | 'storageKey' | 'language' | 'setProblem' | 'setCannotSave' | 'workFile'
> {
  now: () => Date;
}

function readSaved<State>(reading: Reading<State>): State | undefined {
  const { format, storageKey, now, language, setProblem, setCannotSave, workFile } = reading;
  const { t, tell } = language;
  if (storageKey === null) return undefined;
  let text: string | null;
  let aside: string | null;
  try {
    text = localStorage.getItem(storageKey);
    aside = readUnreadable(storageKey);
  } catch {
    setCannotSave(true);
    setProblem({
      title: t('This browser does not allow saving'),
      text: t(
        'The tool works, but your work is lost when the page is closed. Download it to keep it; Import restores it.',
      ),
      download: workFile,
    });
    return undefined;
  }
  const title = t('Your saved work could not be opened');
  const offer = (unread: string, why: string, isInPlace: boolean): ToolProblem => ({
    title,
    text: why,
    download: () => ({
      fileName: `${format.tool}-unreadable-${localDate(now())}.json`,
      type: 'application/json',
      text: unread,
    }),
    discard: () => {
      storeUnreadable(storageKey, null);
      // Until the first change it is also under the original key.
      if (isInPlace && localStorage.getItem(storageKey) === text) localStorage.removeItem(storageKey);
    },
  });
  let state: State | undefined;
  try {
    if (text !== null) state = parseState(format, text, 'What was saved in this browser');
  } catch (error) {
    // Set aside instead of overwritten, so that a reading error loses nothing.
    const all = aside === null || aside.endsWith(text!) ? (aside ?? text!) : `${aside}\n${text!}`;
    const isAside = storeUnreadable(storageKey, all);
    const what = isAside
      ? t('It was set aside, and the tool starts empty. Download it or delete it.')
      : t('The tool starts empty, and your next change overwrites it. Download it to keep it.');
    const { discard, ...kept } = offer(all, `${tell(reasonOf(error))} ${what}`, true);
    setProblem(isAside ? { ...kept, discard } : kept);
    return undefined;
  }
  if (aside !== null)
    setProblem(offer(aside, t('It was set aside at an earlier visit. Download it to keep it.'), false));
  return state;
}

// TOOL-12
/** The content of a work file, even of a state that fails validation: better than losing it. */
function textOf<State>(format: StateFormat<State>, state: State): string {
  try {
    return serializeState(format, state);
  } catch {
    return JSON.stringify({ tool: format.tool, version: format.version, state });
  }
}
