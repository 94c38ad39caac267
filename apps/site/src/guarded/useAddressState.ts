import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * State that stands in the query of the address: read from it, and written by going there. `replace` takes the place
 * of the present entry in the history, for what is no place to go back to. Both functions have to stay the same.
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
