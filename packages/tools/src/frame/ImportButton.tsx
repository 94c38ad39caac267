import { Button, Icon } from '@advisor/ui';
import { FileUp } from 'lucide';
import { useRef } from 'react';
import { hiddenFileInput } from './ToolFrame.css';

export interface ImportButtonProps {
  /** The label: "Import". */
  label: string;
  /** The `accept` of the file field, such as `.json,.csv`. */
  accept: string;
  /** Called with the chosen file, even if it is the same again. */
  onFile: (file: File) => void;
}

/** Lets the visitor choose a file. Renders a `<button>` and a file field that it opens. */
export function ImportButton({ label, accept, onFile }: ImportButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<Icon icon={FileUp} size={18} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        className={hiddenFileInput}
        tabIndex={-1}
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again after it was fixed.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
