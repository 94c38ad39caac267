import { Button } from '@advisor/ui';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { filePicker } from './ToolFrame.css';
import { messageOf } from './useTool';

export interface FileButtonProps {
  /** What is done with the file: "Import". */
  label: string;
  /** The `accept` of the file field, such as `.json,.csv`. */
  accept: string;
  /** Called with the file that was chosen, also when it is the same again. */
  onFile: (file: File) => void;
}

/** Lets the person choose a file. Renders a `<button>`, and a file field that it opens. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<FileUp aria-hidden size={18} strokeWidth={1.5} absoluteStrokeWidth />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        className={filePicker}
        tabIndex={-1}
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again after it was mended.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}

/** More is refused before it is read: no document of these tools comes near. */
const maxFileBytes = 32_000_000;

/** Refuses a file that is too large to be read. */
export function checkSize({ size }: File): void {
  if (size > maxFileBytes)
    throw new Error(`The file is too large: ${Math.ceil(size / 1_000_000)} MB, and at most 32 MB are read.`);
}

/** The text of a file, whatever its encoding. Throws for one that is too large to be read. */
export async function readFile(file: File): Promise<string> {
  checkSize(file);
  const [{ decodeText }, bytes] = await Promise.all([import('./reading'), file.arrayBuffer()]);
  return decodeText(new Uint8Array(bytes)).text;
}

/** Why a file was refused: because it is none of the tool's, where that is so, else what its reader says. */
export async function reasonOf(error: unknown, file: File, tool: string, accept: string): Promise<string> {
  try {
    const { mistakenFile } = await import('./reading');
    return (await mistakenFile(file, tool, accept)) ?? messageOf(error);
  } catch {
    return messageOf(error);
  }
}
