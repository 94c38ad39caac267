import { useCallback, useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { decodeHash, encodeHash, parseState, serializeState, type StateFormat } from '../share-state';
import { historyReducer, type History, type HistoryAction } from './history';
import type { ToolFile, ToolNotice, ToolProps } from './tool';

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
}

/** The state of one tool and everything around it: undo, autosave, links, files and notices. */
export interface Tool<State> {
  state: State;
  /** Changes the state; changes with the same `group` in a row are one step of undo. */
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
  problem?: ToolProblem;
  setProblem: (problem: ToolProblem | undefined) => void;
  /** The address that carries the state in its hash. Throws when the state is too large for one. */
  link: () => string;
  notice?: ToolNotice;
  notify: (kind: ToolNotice['kind'], title: string, message?: string) => void;
  /** Gives the person a file. */
  save: (file: ToolFile) => void;
  now: () => Date;
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
  const [problem, setProblem] = useState<ToolProblem>();
  const [notice, setNotice] = useState<ToolNotice>();
  const state = history.present;
  // What lies in the storage: a state that was just read is not written again.
  const saved = useRef(initial);

  const load = useCallback(() => {
    const own = readSaved(format, storageKey, setProblem);
    let linked: State | undefined;
    try {
      linked = useAddress ? decodeHash(format, location.hash) : undefined;
    } catch (error) {
      setProblem({ title: 'The link could not be opened', text: `${messageOf(error)} Your own work is untouched.` });
    }
    if (linked !== undefined) dispatch({ type: 'load', state: linked, own: own ?? initial });
    else if (own !== undefined) dispatch({ type: 'load', state: own });
    saved.current = own ?? initial;
    setShared(linked !== undefined);
    setReady(true);
  }, [format, initial, storageKey, useAddress]);

  useEffect(() => {
    load();
    if (!useAddress) return;
    const onHash = () => {
      if (location.hash.startsWith(`#${format.tool}=`)) load();
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [load, format, useAddress]);

  useSaving({ format, storageKey, state, initial, saved, active: ready && !shared, setProblem });
  useOtherTabs({ format, storageKey, saved, dispatch });

  const own = useCallback(() => {
    setShared(false);
    // The hash is of what was shared: after a reload it would hide what became of it.
    if (useAddress && location.hash.startsWith(`#${format.tool}=`))
      window.history.replaceState(window.history.state, '', location.pathname + location.search);
  }, [format, useAddress]);

  const change = useCallback(
    (update: (state: State) => State, group?: string) => {
      own();
      dispatch({ type: 'change', update, ...(group !== undefined && { group }) });
    },
    [own],
  );
  const undo = useCallback(() => {
    own();
    dispatch({ type: 'undo' });
  }, [own]);

  const notify: Tool<State>['notify'] = (kind, title, message) => {
    const raised: ToolNotice = { kind, title, ...(message !== undefined && { message }) };
    if (onNotice?.(raised) !== false) setNotice(raised);
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
    saves: storageKey !== null,
    problem,
    setProblem,
    link: () => new URL(encodeHash(format, state), location.href).href,
    notice,
    notify,
    save: (file) => {
      if (onExport?.(file) !== false) download(file);
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
  setProblem: (problem: ToolProblem) => void;
}

/** Saves a moment after the last change, and at once when the page goes away. */
function useSaving<State>({ format, storageKey, state, initial, saved, active, setProblem }: Saving<State>) {
  const pending = useRef<() => void>(undefined);
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
      } catch (error) {
        setProblem({
          title: 'This browser cannot save your work',
          text: `${messageOf(error)} The tool works, but the work is gone when the page is closed: export a file to keep it.`,
        });
      }
    };
    pending.current = write;
    const timer = setTimeout(write, saveDelay);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [format, storageKey, state, initial, saved, active, setProblem]);

  // Leaving the page within the site takes the tool away without a pagehide.
  useEffect(() => () => pending.current?.(), []);
}

/** What another tab saves is shown here too, one undo away from what stood here, so that no tab overwrites the other. */
function useOtherTabs<State>({
  format,
  storageKey,
  saved,
  dispatch,
}: Pick<Saving<State>, 'format' | 'storageKey' | 'saved'> & { dispatch: (action: HistoryAction<State>) => void }) {
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === null || key !== storageKey || newValue === null) return;
      try {
        const state = parseState(format, newValue, 'What another tab saved');
        saved.current = state;
        dispatch({ type: 'change', update: () => state });
      } catch {
        // Another release of the tool may be open there; this tab goes on with its own work.
      }
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [format, storageKey, saved, dispatch]);
}

function readSaved<State>(
  format: StateFormat<State>,
  storageKey: string | null,
  setProblem: (problem: ToolProblem) => void,
): State | undefined {
  if (storageKey === null) return undefined;
  let text: string | null;
  try {
    text = localStorage.getItem(storageKey);
  } catch {
    setProblem({
      title: 'This browser does not allow saving',
      text: 'The tool works, but the work is gone when the page is closed: export a file to keep it.',
    });
    return undefined;
  }
  if (text === null) return undefined;
  try {
    return parseState(format, text, 'What was saved in this browser');
  } catch (error) {
    const title = 'Your saved work could not be opened';
    try {
      // It is put aside and not overwritten, so that nothing is lost by an error in reading.
      localStorage.setItem(`${storageKey}-unreadable`, text);
      setProblem({ title, text: `${messageOf(error)} It was put aside, and the tool begins anew.` });
    } catch {
      setProblem({ title, text: `${messageOf(error)} The tool begins anew; your next change takes its place.` });
    }
    return undefined;
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function download({ fileName, type, text, bytes }: ToolFile) {
  const url = URL.createObjectURL(new Blob([bytes ?? text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  // Some browsers read it only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
