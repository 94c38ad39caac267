import { Button, Icon, notify, saveFile, Stack, Text } from '@advisor/ui';
import { Copy, Download, Printer } from 'lucide';
import * as styles from './RecoveryCodes.css';

export interface RecoveryCodesProps {
  /** The server's codes of sixteen characters, displayed in groups of four. */
  codes: readonly string[];
  /** The account that they belong to. */
  email: string;
}

const grouped = (code: string) => (code.match(/.{1,4}/g) ?? []).join('-');

// AUTH-22
/** Recovery codes, shown once: to copy, save as a file, or print on their own. Renders a `<ul>` and buttons. */
export function RecoveryCodes({ codes, email }: RecoveryCodesProps) {
  const title = `Recovery codes for ${email} on ${location.host}`;
  const text = `${title}\nEach works once, in the place of a code of the authenticator app.\n\n${codes.map(grouped).join('\n')}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      void notify.success('Recovery codes copied');
    } catch {
      void notify.error('The browser did not allow to copy', 'Download or print the codes.');
    }
  }

  return (
    <Stack space="m">
      <div className={styles.sheet}>
        <div className={styles.heading}>
          <Text weight="strong">{title}</Text>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
        <ul className={styles.codes} role="list" aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{grouped(code)}</li>
          ))}
        </ul>
      </div>
      <Stack direction="row" space="s">
        <Button variant="secondary" size="small" icon={<Icon icon={Copy} size={16} />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<Icon icon={Download} size={16} />}
          onClick={() => saveFile('recovery-codes.txt', text, 'text/plain')}
        >
          Download
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<Icon icon={Printer} size={16} />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </Stack>
    </Stack>
  );
}
