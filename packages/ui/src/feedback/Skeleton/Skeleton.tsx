import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { bone, skeleton } from './Skeleton.css';

export interface SkeletonProps {
  /**
   * How many lines of text are awaited; the last of several is shorter.
   * @default 3
   */
  lines?: number;
  /**
   * Whether a heading stands above the lines.
   * @default false
   */
  heading?: boolean;
  /**
   * Whether a picture stands above everything.
   * @default false
   */
  picture?: boolean;
  /** What is being waited for, said to screen readers. Give it to the first of a group only. */
  label?: string;
}

/** Holds the place of content that is on its way, in its shape. Renders a `<div>`, with `label` a `role="status"`. */
export function Skeleton({ lines = 3, heading = false, picture = false, label }: SkeletonProps) {
  return (
    <div role={label ? 'status' : undefined}>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
      <div className={skeleton} aria-hidden="true">
        {picture ? <div className={bone({ shape: 'block' })} /> : null}
        {heading ? <div className={bone({ shape: 'heading' })} /> : null}
        <div>
          {Array.from({ length: lines }, (_, line) => (
            <div key={line} className={bone({ shape: 'line' })} />
          ))}
        </div>
      </div>
    </div>
  );
}
