import { Heading, Section, Text } from '@advisor/ui';
import { RichText } from '@advisor/ui/sections';
import type { DocumentBlock } from '../../documents/document';
import type { FirstPage } from '../../documents/firstPage';
import type { SectionWords } from '../../shapes/shapes';
import * as styles from './SamplePage.css';

export interface SamplePageProps extends SectionWords {
  page: FirstPage;
}

// PAGE-50
/** A preview of a document's first page before the download. Renders an `<article>` in a `<section>`. */
export function SamplePage({ page: { title, summary, edition, sections }, ...section }: SamplePageProps) {
  return (
    <Section {...section}>
      <article className={styles.sheet} aria-label={title}>
        <div className={styles.bar} />
        <div className={styles.part}>
          {/* Not a heading: the surrounding page has the same one. */}
          <p className={styles.title}>{title}</p>
          <Text>{summary}</Text>
          <Text size="xs" color="soft">
            {edition}
          </Text>
        </div>
        {sections.map(({ heading, blocks }) => (
          <div key={heading} className={styles.part}>
            <Heading level={3} size="l">
              {heading}
            </Heading>
            {blocks.map((block, index) => (
              // Blocks may be equal, so the index is the key.
              <Block key={index} block={block} />
            ))}
          </div>
        ))}
      </article>
    </Section>
  );
}

function Block({ block }: { block: DocumentBlock }) {
  if (typeof block === 'string' || !('kind' in block))
    return (
      <p>
        <RichText>{block}</RichText>
      </p>
    );
  switch (block.kind) {
    case 'subheading':
      return (
        <Heading level={4} size="m">
          {block.text}
        </Heading>
      );
    case 'note':
      return (
        <p className={styles.note}>
          <RichText>{block.text}</RichText>
        </p>
      );
    case 'list': {
      const List = block.numbered ? 'ol' : 'ul';
      return (
        <List className={block.numbered ? `${styles.items} ${styles.numbered}` : styles.items}>
          {block.items.map((item, index) => (
            <li key={index}>
              <RichText>{item}</RichText>
            </li>
          ))}
        </List>
      );
    }
    case 'checks':
      return (
        <ul className={`${styles.items} ${styles.checks}`}>
          {block.items.map(({ text, note }) => (
            <li key={text}>
              {text}
              {note ? (
                <Text size="xs" color="soft">
                  {note}
                </Text>
              ) : null}
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <Table {...block} />;
  }
}

function Table({ caption, columns, rows }: Extract<DocumentBlock, { kind: 'table' }>) {
  return (
    // Scrolled with the keyboard where it is wider than its sheet.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={caption}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, figures }) => (
              <th key={label} scope="col" data-figures={figures}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]!.label} data-figures={columns[index + 1]!.figures}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
