import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { bone, skeleton } from './Skeleton.css';

export interface SkeletonProps {
  /**
   * The number of text lines; the last of several is shorter.
   * @default 3
   */
  lines?: number;
  /**
   * Whether there is a heading above the lines.
   * @default false
   */
  heading?: boolean;
  /**
   * Whether there is a picture above everything.
   * @default false
   */
  picture?: boolean;
  /** The label for screen readers. Set it only on the first of a group. */
  label?: string;
}

/** A placeholder in the shape of content that is loading. Renders a `<div>`, with `label` a `role="status"`. */
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
