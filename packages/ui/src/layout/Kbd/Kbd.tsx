import type { ReactNode } from 'react';
import { kbd } from './Kbd.css';

export interface KbdProps {
  /** One key as printed on the keyboard: “Enter”, “↑”. */
  children: ReactNode;
}

/** A key in running text, at the size of the text. Renders a `<kbd>`. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={kbd}>{children}</kbd>;
}
