import { CodeBlock, Stack, Text } from '@advisor/ui';
import { RadioGroupInput } from '@advisor/ui/fields';
import { useState } from 'react';
import * as styles from './MailPreview.css';

export interface MailPreviewProps {
  subject: string;
  /** The complete HTML document of the mail. */
  html: string;
  text: string;
}

/** Previews a mail: as HTML in a sandboxed frame with inert links, or as plain text. */
export function MailPreview({ subject, html, text }: MailPreviewProps) {
  const [shown, setShown] = useState('html');
  return (
    <Stack space="s">
      <Text>
        <strong>Subject:</strong> {subject}
      </Text>
      <RadioGroupInput
        label="Show as"
        layout="row"
        options={[
          { value: 'html', label: 'Formatted' },
          { value: 'text', label: 'Plain text' },
        ]}
        value={shown}
        onChange={setShown}
      />
      {shown === 'html' ? (
        <iframe
          title={`Preview of “${subject}”`}
          className={styles.frame}
          // No scripts; the same origin lets the page apply the styles below.
          sandbox="allow-same-origin"
          srcDoc={withoutStyles(html)}
          onLoad={(event) => applyStyles(event.currentTarget.contentDocument)}
        />
      ) : (
        <CodeBlock label="Plain text of the mail" wraps height="limited">
          {text}
        </CodeBlock>
      )}
    </Stack>
  );
}

/** Mails have inline styles, which this page's Content-Security-Policy blocks. */
const withoutStyles = (html: string) => html.replaceAll(' style="', ' data-style="');

function applyStyles(mail: Document | null): void {
  for (const element of mail?.querySelectorAll<HTMLElement>('[data-style]') ?? [])
    element.style.cssText = element.dataset.style ?? '';
}
