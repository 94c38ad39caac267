import { Alert, Button, ButtonLink, Section, Stack, Text, type AlertProps } from '@advisor/ui';
import { useState, type ReactNode } from 'react';

// MAIL-12
/** Why a link gives no file: it is none of the mails, its time is over, it was used before, or what it belongs to is gone. */
export type GuideRefusal = 'invalid' | 'expired' | 'used' | 'gone';

/** What became of a link: the address of the file, or why there is none and on which page to ask again, if that is known. */
export type OpenedGuide = { file: string } | { refusal: GuideRefusal; page: string | null };

export interface GuideDownloadProps {
  /** Whether the page was opened by a link of a mail. */
  hasLink: boolean;
  /** Called when the button is pressed. A rejection may have a `reason`, a sentence that is shown. */
  onOpen: () => Promise<OpenedGuide>;
  /** The pages on which a guide can be asked for, where it is not known which one it was. */
  guides: readonly { href: string; title: string }[];
}

type State =
  | { is: 'closed' | 'opening' }
  | { is: 'open'; file: string }
  | { is: 'refused'; refusal: GuideRefusal; page: string | null }
  | { is: 'failed'; reason: string };

const refusals: Record<GuideRefusal, { title: string; text: string }> = {
  invalid: {
    title: 'This is not a whole link',
    text: 'Some mail programs cut long links. Copy the whole link from the mail into the address bar, or ask for the guide again.',
  },
  expired: { title: 'The time of this link is over', text: 'A link is good for seven days. Ask for the guide again.' },
  used: {
    title: 'This link was used before',
    text: 'A link works for an hour after its first use. Ask for the guide again.',
  },
  gone: {
    title: 'There is nothing behind this link any more',
    text: 'The guide has no file at the moment, or your request was erased. You can ask for it again.',
  },
};

/**
 * Opens the link of a mail with a guide: nothing happens before its one button is pressed, so that programs that open the links
 * of mails use nothing up. Renders a `<section>`.
 */
export function GuideDownload({ hasLink, onOpen, guides }: GuideDownloadProps) {
  const [state, setState] = useState<State>({ is: 'closed' });

  async function open() {
    setState({ is: 'opening' });
    try {
      const opened = await onOpen();
      if ('refusal' in opened) {
        setState({ is: 'refused', ...opened });
        return;
      }
      setState({ is: 'open', file: opened.file });
      Object.assign(document.createElement('a'), { href: opened.file, download: '' }).click();
    } catch (failure) {
      const { reason } = failure as { reason?: unknown };
      setState({
        is: 'failed',
        reason: typeof reason === 'string' ? reason : 'The server did not answer. Check your connection and try again.',
      });
    }
  }

  const known = state.is === 'refused' ? guides.filter(({ href }) => href === state.page) : [];
  const askAgain = (
    <Stack direction="row" space="s">
      {(known.length > 0 ? known : guides).map(({ href, title }) => (
        <ButtonLink key={href} href={href} variant="secondary" size="small">{`Ask for ${title}`}</ButtonLink>
      ))}
    </Stack>
  );
  return (
    <Section label="File" heading="Download it here">
      <Stack space="m">
        {hasLink && state.is !== 'open' && state.is !== 'refused' ? (
          <>
            <Text>You asked for this guide on this site. Press the button, and it is downloaded.</Text>
            <div>
              <Button busy={state.is === 'opening'} onClick={() => void open()}>
                Download the guide
              </Button>
            </div>
          </>
        ) : null}
        {hasLink ? null : (
          <Notice title="The link to your guide is in a mail" action={askAgain}>
            Open the link of the mail in a browser with JavaScript. If you have none, ask for the guide.
          </Notice>
        )}
        {state.is === 'open' ? (
          <Notice
            tone="success"
            title="The download has begun"
            action={
              <ButtonLink href={state.file} download="" variant="secondary" size="small">
                Download it again
              </ButtonLink>
            }
          >
            If it does not begin, use the button. You are on no list: asking for a guide subscribes you to nothing.
          </Notice>
        ) : null}
        {state.is === 'refused' ? (
          <Notice tone="warning" title={refusals[state.refusal].title} action={askAgain}>
            {refusals[state.refusal].text}
          </Notice>
        ) : null}
        {state.is === 'failed' ? (
          <Notice tone="danger" title="The guide was not opened">
            {state.reason}
          </Notice>
        ) : null}
      </Stack>
    </Section>
  );
}

function Notice(props: { title: string; tone?: AlertProps['tone']; action?: ReactNode; children: ReactNode }) {
  return <Alert live {...props} />;
}
