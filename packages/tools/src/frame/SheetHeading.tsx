import { useLanguage } from '@advisor/ui/language';
import { dateFormat } from '../language';
import * as styles from './ToolFrame.css';
import { usePrinting } from './usePrinting';

export interface SheetHeadingProps {
  title: string;
  /** The result in a line. */
  result: string;
  /** What was entered, in a line. */
  inputs: string | undefined;
  now: () => Date;
}

/** What a printed result starts with: the tool, the day, the result and what was entered. Renders a `<header>`, on paper only. */
export function SheetHeading({ title, result, inputs, now }: SheetHeadingProps) {
  const { locale } = useLanguage();
  if (!usePrinting()) return null;
  return (
    <header className={styles.sheetHeading}>
      <p className={styles.sheetTitle}>
        <span>{title}</span> <span className={styles.small}>{dateFormat(locale, { dateStyle: 'long' })(now())}</span>
      </p>
      <p className={styles.sheetResult}>{result}</p>
      {inputs ? <p className={styles.sheetInputs}>{inputs}</p> : null}
    </header>
  );
}
