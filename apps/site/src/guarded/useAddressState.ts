import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { placeKey } from '../routing/placeKey';

/**
 * State that stands in the query of the address: read from it, and written by going there, unless the person is already
 * on the way to somewhere else. `replace` takes the place of the present entry in the history, for what is no place to go
 * back to. Both functions have to stay the same.
 */
export function useAddressState<State>(
  read: (query: string) => State,
  write: (state: State) => string,
): [State, (state: State, options: { replace: boolean }) => void] {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => read(search), [read, search]);
  // The address is ahead of what is drawn while a page loads.
  const drawn = useRef(key);
  useLayoutEffect(() => {
    drawn.current = key;
  }, [key]);
  const setState = useCallback(
    (next: State, { replace }: { replace: boolean }) => {
      if (placeKey() === drawn.current) void navigate(write(next), { replace });
    },
    [navigate, write],
  );
  return [state, setState];
}
