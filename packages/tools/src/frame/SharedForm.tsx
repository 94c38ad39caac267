import { Button } from '@advisor/ui';
import { useLanguage } from '@advisor/ui/language';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ToolWords } from '../language';
import { screenOnly } from './ToolFrame.css';
import type { Tool } from './useTool';

export interface SharedFormProps {
  tool: Pick<Tool<unknown>, 'shared'>;
  /** Whether there is a result, beside which the form may be closed. */
  hasResult: boolean;
  children: ReactNode;
}

// TOOL-5
/** The form of a tool, which is closed beside a result that came with a link, and not printed beside any. Renders its children or a `<button>`. */
export function SharedForm({ tool, hasResult, children }: SharedFormProps) {
  const { t } = useLanguage<ToolWords>();
  const [opened, setOpened] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (opened) form.current?.querySelector('input')?.focus();
  }, [opened]);
  if (tool.shared && hasResult && !opened)
    return (
      <div>
        <Button variant="secondary" onClick={() => setOpened(true)}>
          {t('Change it')}
        </Button>
      </div>
    );
  return (
    <div ref={form} className={hasResult ? screenOnly : undefined}>
      {children}
    </div>
  );
}
