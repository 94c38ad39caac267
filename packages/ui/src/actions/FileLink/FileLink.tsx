import { useContext, useId } from 'react';
import type { Language } from '../../language/catalog';
import type { UiWords } from '../../language/es';
import { LanguageContext, useText } from '../../language/LanguageContext';
import { Text } from '../../layout/Text';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { leavesSite } from '../../navigation/Link/Anchor';
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
   * The action as a verb: "Watch" for a recording.
   * @default 'Download'
   */
  label?: string;
  /**
   * The file type; `null` where the surrounding text names it.
   * @default derived from the extension
   */
  type?: string | null;
  /** The number of pages of a document. */
  pages?: number | undefined;
  /** The size of the file, in bytes. */
  bytes?: number | undefined;
  /**
   * The edge that the button is aligned to: `end` for the end of a row.
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
 * A download link with the file's type, pages and size. While there is no file, it links to where a visitor can ask for
 * it. Renders an `<a>` and a `<span>` in a `<div>`.
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
        // Same-origin files are saved even if the browser could display them.
        {...(href !== null && !leavesSite(href) && { download: '' })}
        {...(facts.length > 0 && { 'aria-describedby': factsId })}
      >
        {href === null ? ask : (label ?? download)}
        <VisuallyHidden> {name}</VisuallyHidden>
      </ButtonLink>
      {facts.length > 0 ? (
        <Text id={factsId} as="span" size="xs" color="soft">
          {facts.join(', ')}
        </Text>
      ) : null}
    </div>
  );
}

/** English is inlined, because `useLanguage` would add the rest of the language code to the first load. */
function countPages(count: number, language: Language<UiWords> | undefined): string {
  if (language) return language.plural(count, '{count} page', '{count} pages');
  return count === 1 ? '1 page' : `${count} pages`;
}

/** The type by the file extension, if visitors are likely to know it; `null` for a page. */
function typeOf(href: string): string | null {
  const extension = /\.([a-z\d]+)(?:$|[?#])/i.exec(href.split('/').at(-1)!)?.[1]?.toLowerCase();
  return (extension && types[extension]) ?? null;
}
