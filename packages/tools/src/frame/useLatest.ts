import { useEffect, useRef, type RefObject } from 'react';

/** A ref to the last render's value, for handlers and effects that must not rerun when it changes. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
