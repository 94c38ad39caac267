import { useCallback, useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { decodeHash, encodeHash, parseState, serializeState, type StateFormat } from '../share-state';
import { localDate } from '../share-state/export-file';
import { historyReducer, type History, type HistoryAction } from './history';
import { putAside, readAside } from './aside';
import { callSite, sentenceOf, type ToolFile, type ToolNotice, type ToolProps } from './tool';
import { useLatest } from './useLatest';

export interface ToolOptions<State> {
  /** How the state is written down. Made once, not at each render. */
  format: StateFormat<State>;
  /** A new tool's state, the same object at each render. */
  initial: State;
  props: ToolProps;
}

/** Something that went wrong and stays in sight until it is closed. */
export interface ToolProblem {
  title: string;
  /** Why, and what to do. */
  text: string;
  /** Makes the file that the message offers, of what would be lost. */
  download?: () => ToolFile;
  /** Deletes what the message offers, which else it offers again at the next visit. */
  discard?: () => void;
}

/** The state of one tool and everything around it: undo, autosave, links, files and notices. */
export interface Tool<State> {
  state: State;
  /** Changes the state; changes with the same `group` in a row are one step of undo. What throws changes nothing and is told. */
  change: (update: (state: State) => State, group?: string) => void;
  /** Takes the last change back; undefined when there is none. */
  undo?: () => void;
  startFresh: () => void;
  /** Whether it is as new. */
  isFresh: boolean;
  /** Whether what was saved in this browser has been read; before that the state is the initial one. */
  ready: boolean;
  /** Whether what is shown came by a link and is not saved over the person's own work yet. */
  shared: boolean;
  /** Saves what came by the link, as a change would. */
  keepShared: () => void;
  /** Whether the work is kept in this browser. */
  saves: boolean;
  /** Whether it should be kept, but this browser does not do it. */
  cannotSave: boolean;
  /** Set when another tab took the saved work away while this one showed it. */
  takenAway?: TakenAway;
  problem?: ToolProblem;
  setProblem: (problem: ToolProblem | undefined) => void;
  /** The address that carries the state in its hash. Throws when the state is too large for one. */
  link: () => string;
  /** The state as it is saved, as a file that `takeWork` reads. */
  workFile: () => ToolFile;
  /** Takes the text of a `workFile` over; says whether it was one. Throws an Error that says what is wrong with it. */
  takeWork: (text: string) => boolean;
  notice?: ToolNotice;
  notify: (kind: ToolNotice['kind'], title: string, message?: string) => void;
  /** Gives the person a file. */
  save: (file: ToolFile) => void;
  now: () => Date;
}

/** What can be done about work that another tab took away. */
export interface TakenAway {
  /** Shows it again and saves it. */
  bringBack: () => void;
  close: () => void;
}

const saveDelay = 300;
const realNow = () => new Date();

/** Holds the state of a tool: restores it, saves it after each change, reads shared links, remembers steps for undo. */
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
  const latest = useLatest({ state, shared, now });
  // What lies in the storage: a state that was just read is not written again.
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
    const own = readSaved({ format, storageKey, now: () => latest.current.now(), setProblem, setCannotSave, workFile });
    let linked: State | undefined;
    try {
      linked = useAddress ? decodeHash(format, location.hash) : undefined;
    } catch (error) {
      setProblem({ title: 'The link could not be opened', text: `${sentenceOf(error)} Your own work is untouched.` });
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
  useSaving({ format, storageKey, state, initial, saved, active, setProblem, setCannotSave, workFile });
  const [taken, setTaken] = useState<State>();
  useOtherTabs({ format, storageKey, initial, saved, latest, dispatch, setTaken });
  // What this browser does not keep is gone with the page.
  useAskBeforeLeaving(cannotSave && state !== initial && !shared);

  const own = useCallback(() => {
    setShared(false);
    // The hash is of what was shared: after a reload it would hide what became of it.
    if (useAddress && location.hash.startsWith(`#${format.tool}=`))
      window.history.replaceState(window.history.state, '', location.pathname + location.search);
  }, [format, useAddress]);

  const change = useCallback(
    (update: (state: State) => State, group?: string) => {
      try {
        // Tried before the state takes it over, because what throws in there takes the tool down.
        update(latest.current.state);
      } catch (error) {
        setProblem({ title: 'This could not be done', text: `${sentenceOf(error)} Nothing has changed.` });
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

  const notify: Tool<State>['notify'] = (kind, title, message) => {
    const raised: ToolNotice = { kind, title, ...(message !== undefined && { message }) };
    if (callSite(onNotice, raised) !== false) setNotice(raised);
  };

  return {
    state,
    change,
    undo: history.past.length > 0 ? undo : undefined,
    startFresh: () => change(() => initial),
    isFresh: state === initial,
    ready,
    shared,
    keepShared: own,
    saves: storageKey !== null && !cannotSave,
    cannotSave: storageKey !== null && cannotSave,
    ...(taken !== undefined && {
      takenAway: {
        bringBack: () => {
          setTaken(undefined);
          change(() => taken);
        },
        close: () => setTaken(undefined),
      },
    }),
    problem,
    setProblem,
    link: () => new URL(encodeHash(format, state), location.href).href,
    workFile,
    takeWork: (text) => {
      if (!text.trimStart().startsWith(`{"tool":${JSON.stringify(format.tool)},`)) return false;
      const work = parseState(format, text, 'The file');
      change(() => work);
      return true;
    },
    notice,
    notify,
    save: (file) => {
      if (callSite(onExport, file) !== false) download(file);
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
  setProblem: (
    problem: ToolProblem | undefined | ((before: ToolProblem | undefined) => ToolProblem | undefined),
  ) => void;
  setCannotSave: (cannotSave: boolean) => void;
  workFile: () => ToolFile;
}

const notSaved = 'This browser cannot save your work';

/** Saves a moment after the last change, and at once when the page goes away or out of sight. */
function useSaving<State>(saving: Saving<State>) {
  const { format, storageKey, state, initial, saved, active, setProblem, setCannotSave, workFile } = saving;
  const pending = useRef<() => void>(undefined);
  const told = useRef(false);
  useEffect(() => {
    // A change that was undone is no longer to be written.
    pending.current = undefined;
    if (!active || storageKey === null || saved.current === state) return;
    const before = saved.current;
    const write = () => {
      // Written already, or overtaken by what another tab has saved.
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
        // Once, and not again with each change after it was closed.
        if (!told.current)
          setProblem({
            title: notSaved,
            text: `${sentenceOf(error)} The tool works, but the work is gone when the page is closed: download it to keep it. Import reads the file back.`,
            download: workFile,
          });
        told.current = true;
      }
    };
    pending.current = write;
    const timer = setTimeout(write, saveDelay);
    // A phone may end a page that is out of sight without a word.
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
  }, [format, storageKey, state, initial, saved, active, setProblem, setCannotSave, workFile]);

  // Leaving the page within the site takes the tool away without a pagehide.
  useEffect(() => () => pending.current?.(), []);
}

interface OtherTabs<State> extends Pick<Saving<State>, 'format' | 'storageKey' | 'initial' | 'saved'> {
  latest: RefObject<{ state: State; shared: boolean }>;
  dispatch: (action: HistoryAction<State>) => void;
  setTaken: (taken: State) => void;
}

/**
 * What another tab saves is shown here too, one undo away from what stood here, so that no tab overwrites the other. When
 * the other one starts fresh, or all storage is cleared, this tab says so and can bring its work back.
 */
function useOtherTabs<State>(tabs: OtherTabs<State>) {
  const { format, storageKey, initial, saved, latest, dispatch, setTaken } = tabs;
  useEffect(() => {
    const onStorage = ({ key, newValue, storageArea }: StorageEvent) => {
      // Without a key all of it was cleared; a session's storage is none of ours.
      if (storageKey === null || (key !== null && key !== storageKey) || isOtherStorage(storageArea)) return;
      let next = initial;
      try {
        if (newValue !== null) next = parseState(format, newValue, 'What another tab saved');
      } catch {
        // Another release of the tool may be open there; this tab goes on with its own work.
        return;
      }
      const { state, shared } = latest.current;
      saved.current = next;
      if (shared) {
        // What came with a link stays in sight; the own work behind it is now that of the other tab.
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

/** Lets the browser ask before the page is closed or reloaded. */
function useAskBeforeLeaving(active: boolean) {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}

interface Reading<State> extends Pick<
  Saving<State>,
  'format' | 'storageKey' | 'setProblem' | 'setCannotSave' | 'workFile'
> {
  now: () => Date;
}

function readSaved<State>(reading: Reading<State>): State | undefined {
  const { format, storageKey, now, setProblem, setCannotSave, workFile } = reading;
  if (storageKey === null) return undefined;
  let text: string | null;
  let aside: string | null;
  try {
    text = localStorage.getItem(storageKey);
    aside = readAside(storageKey);
  } catch {
    setCannotSave(true);
    setProblem({
      title: 'This browser does not allow saving',
      text: 'The tool works, but the work is gone when the page is closed: download it to keep it. Import reads the file back.',
      download: workFile,
    });
    return undefined;
  }
  const title = 'Your saved work could not be opened';
  const offer = (unread: string, why: string, isInPlace: boolean): ToolProblem => ({
    title,
    text: why,
    download: () => ({
      fileName: `${format.tool}-unreadable-${localDate(now())}.json`,
      type: 'application/json',
      text: unread,
    }),
    discard: () => {
      putAside(storageKey, null);
      // As long as nothing was changed it is in its old place too.
      if (isInPlace && localStorage.getItem(storageKey) === text) localStorage.removeItem(storageKey);
    },
  });
  let state: State | undefined;
  try {
    if (text !== null) state = parseState(format, text, 'What was saved in this browser');
  } catch (error) {
    // It is put aside and not overwritten, so that nothing is lost by an error in reading.
    const all = aside === null || aside.endsWith(text!) ? (aside ?? text!) : `${aside}\n${text!}`;
    const isAside = putAside(storageKey, all);
    const what = isAside
      ? 'It was put aside, and the tool begins anew. Download it to keep it; until you delete it, it is offered again.'
      : 'The tool begins anew; your next change takes its place. Download it to keep it.';
    const { discard, ...kept } = offer(all, `${sentenceOf(error)} ${what}`, true);
    setProblem(isAside ? { ...kept, discard } : kept);
    return undefined;
  }
  if (aside !== null)
    setProblem(offer(aside, 'It was put aside when the tool began anew. Download it to keep it.', false));
  return state;
}

/** What a file of the work holds, also of a state that could not be read again: better that than nothing. */
function textOf<State>(format: StateFormat<State>, state: State): string {
  try {
    return serializeState(format, state);
  } catch {
    return JSON.stringify({ tool: format.tool, version: format.version, state });
  }
}

function download({ fileName, type, text, bytes }: ToolFile) {
  const url = URL.createObjectURL(new Blob([bytes ?? text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  // Some browsers read it only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
