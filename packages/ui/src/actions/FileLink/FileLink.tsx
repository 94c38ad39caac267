import { useContext, useId } from 'react';
import type { Language } from '../../language/catalog';
import type { UiWords } from '../../language/es';
import { LanguageContext, useText } from '../../language/LanguageContext';
import { Text } from '../../layout/Text';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { leavesSite } from '../Link/Anchor';
import { formatFileSize } from '../../text/formatFileSize';
import { ButtonLink } from '../ButtonLink';
import * as styles from './FileLink.css';

export const fileLinkAligns = ['start', 'end'] as const;

export interface FileLinkProps {
  /** The address of the file; `null` while there is none. */
  href: string | null;
  /** What the file is, for screen readers: "Incident call sheet". */
  name: string;
  /** Where a visitor can ask for the file while there is none. */
  askHref: string;
  /**
   * What a press does: "Watch" for a recording.
   * @default 'Download'
   */
  label?: string;
  /**
   * The type of the file; `null` where the text around it says so.
   * @default the one that its extension says
   */
  type?: string | null;
  /** The number of pages of a document. */
  pages?: number | undefined;
  /** The size of the file, in bytes. */
  bytes?: number | undefined;
  /**
   * The end at which the button is: `end` for the end of a row, where buttons stand below each other.
   * @default 'start'
   */
  align?: (typeof fileLinkAligns)[number];
}

const types: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  txt: 'Text',
  csv: 'CSV',
  svg: 'SVG',
  png: 'PNG',
  jpg: 'JPEG',
  jpeg: 'JPEG',
  webp: 'WebP',
  avif: 'AVIF',
};

// FILE-40, FILE-41
/**
 * Downloads a file, and says what comes: its type, pages and size. While there is no file, it leads to where a visitor can
 * ask for it. Renders an `<a>` and a `<span>` in a `<div>`.
 */
export function FileLink({ href, name, askHref, label, type, pages, bytes, align = 'start' }: FileLinkProps) {
  const factsId = useId();
  const download = useText('Download');
  const ask = useText('Ask for it');
  const language = useContext(LanguageContext) as Language<UiWords> | undefined;
  const facts =
    href === null
      ? []
      : [
          type === undefined ? typeOf(href) : type,
          pages === undefined ? null : countPages(pages, language),
          bytes === undefined ? null : formatFileSize(bytes),
        ].filter((fact) => fact !== null);
  return (
    <div className={styles.fileLink({ align })}>
      <ButtonLink
        href={href ?? askHref}
        variant="secondary"
        size="small"
        // What belongs to this site is saved, also where the browser could show it.
        {...(href !== null && !leavesSite(href) && { download: '' })}
        {...(facts.length > 0 && { 'aria-describedby': factsId })}
      >
        <span>{href === null ? ask : (label ?? download)}</span>
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </ButtonLink>
      {facts.length > 0 ? (
        <Text id={factsId} as="span" size="xs" color="textSoft" tabular>
          {facts.join(', ')}
        </Text>
      ) : null}
    </div>
  );
}

/** English is written here, because `useLanguage` would bring its other parts into the first load of a page. */
function countPages(count: number, language: Language<UiWords> | undefined): string {
  if (language) return language.plural(count, '{count} page', '{count} pages');
  return count === 1 ? '1 page' : `${count} pages`;
}

/** The type that the extension of an address says, of those that a visitor may know; `null` for a page. */
function typeOf(href: string): string | null {
  const extension = /\.([a-z\d]+)(?:$|[?#])/i.exec(href.split('/').at(-1)!)?.[1]?.toLowerCase();
  return (extension && types[extension]) ?? null;
}
