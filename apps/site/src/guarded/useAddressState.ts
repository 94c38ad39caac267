import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * State in the URL's query: parsed from it, and set by navigating. `replace` replaces the current history entry, for
 * states that Back should skip. Both functions must be stable.
 */
export function useAddressState<State>(
  read: (query: string) => State,
  write: (state: State) => string,
): [State, (state: State, options: { replace: boolean }) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => read(search), [read, search]);
  const setState = useCallback(
    (next: State, { replace }: { replace: boolean }) => void navigate(write(next), { replace }),
    [navigate, write],
  );
  return [state, setState];
}
