import { useState } from 'react';

/**
 * A text kept in this tab until it is sent, also across a reload or a new sign-in. Without storage it is ordinary
 * state.
 */
export function useDraft(key: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => kept(key));
  return [
    text,
    (next) => {
      setText(next);
      try {
        if (next === '') sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, next);
      } catch {
        // Storage is full or disabled: the state has it while the page is open.
      }
    },
  ];
}

function kept(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
