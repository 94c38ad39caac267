import { useText } from '../../language/LanguageContext';
import { spinner } from './Spinner.css';

export const spinnerSizes = ['small', 'large'] as const;

export interface SpinnerProps {
  /**
   * `small` is 16 px, for a line of text or a button; `large` is 32 px and in the accent color.
   * @default 'large'
   */
  size?: (typeof spinnerSizes)[number];
  /**
   * The label for screen readers. `null` if text beside it already says it.
   * @default 'Loading'
   */
  label?: string | null;
}

/** Shows progress of unknown duration. Renders a `<span role="status">`. */
export function Spinner({ size = 'large', label }: SpinnerProps) {
  const loading = useText('Loading');
  if (label === null) return <span className={spinner({ size })} aria-hidden="true" />;
  return <span className={spinner({ size })} role="status" aria-label={label ?? loading} />;
}
