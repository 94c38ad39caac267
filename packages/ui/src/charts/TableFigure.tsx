import type { ReactNode } from 'react';
import { DataTable } from '../layout/DataTable';
import { CaptionedFigure, type CaptionedFigureProps } from './CaptionedFigure';

export interface TableFigureProps extends Omit<CaptionedFigureProps, 'children'> {
  /** The column headers: names, then figures. */
  columns: readonly [names: string, ...figures: string[]];
  /** Below the header of the names. */
  scale?: ReactNode;
  /** The rows: `<tr>` with the name and its drawing in a `<th>`. */
  children: ReactNode;
}

/** The frame of a chart that is drawn in the rows of its table: caption and column headers. Renders a `<figure>`. */
export function TableFigure({ columns, scale, children, ...figure }: TableFigureProps) {
  const [names, ...figures] = columns;
  return (
    <CaptionedFigure {...figure}>
      {(captionId) => (
        <DataTable labelledBy={captionId} figures="all">
          <thead>
            <tr>
              <th scope="col">
                {names}
                {scale}
              </th>
              {figures.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </DataTable>
      )}
    </CaptionedFigure>
  );
}
