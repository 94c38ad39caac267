import type { ToolNotice } from './tool';

/** The words of a notice. Renders a `<strong>` and a `<span>`. */
export function NoticeText({ title, message }: Pick<ToolNotice, 'title' | 'message'>) {
  return (
    <>
      <strong>{title}</strong> <span>{message}</span>
    </>
  );
}
