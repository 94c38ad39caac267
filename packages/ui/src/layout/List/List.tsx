import { list, item } from './List.css';

export const listColumns = [1, 2] as const;
export const listSizes = ['xs', 's', 'm'] as const;

export interface ListProps {
  /** A few words or one sentence each; unique, because they are used as keys. */
  items: readonly string[];
  /**
   * The number of columns from tablet width, filled row by row so that lines align. One on a phone.
   * @default 1
   */
  columns?: (typeof listColumns)[number];
  /** @default 'm' */
  size?: (typeof listSizes)[number];
}

/** Short texts between hairlines. Renders a `<ul>`. */
export function List({ items, columns = 1, size = 'm' }: ListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets.
    <ul className={list({ columns, size })} role="list">
      {items.map((text) => (
        <li key={text} className={item}>
          {text}
        </li>
      ))}
    </ul>
  );
}
