import { list, item } from './List.css';

export const listColumns = [1, 2] as const;
export const listSizes = ['xs', 's', 'm'] as const;

export interface ListProps {
  /** Each a few words or one sentence. They are used as keys, so they must be unique. */
  items: readonly string[];
  /**
   * The number of columns on a tablet or wider, filled top to bottom. One on a phone.
   * @default 1
   */
  columns?: (typeof listColumns)[number];
  /**
   * The size of the text. `xs` is also in the soft color, and `m` has more space around each text.
   * @default 'm'
   */
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
