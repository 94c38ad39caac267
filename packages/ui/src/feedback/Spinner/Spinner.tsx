import { spinner } from './Spinner.css';

export const spinnerSizes = ['small', 'large'] as const;

export interface SpinnerProps {
  /** @default 'large' */
  size?: (typeof spinnerSizes)[number];
  /**
   * What is being waited for, said to screen readers. `null` where text beside it already says so.
   * @default 'Loading'
   */
  label?: string | null;
}

/** Shows that something is under way and its length unknown. Renders a `<span role="status">`. */
export function Spinner({ size = 'large', label = 'Loading' }: SpinnerProps) {
  if (label === null) return <span className={spinner({ size })} aria-hidden="true" />;
  return <span className={spinner({ size })} role="status" aria-label={label} />;
}
