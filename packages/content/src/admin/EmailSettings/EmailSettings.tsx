import { Alert, Button, Heading, Link, Section, Skeleton, Stack, Text } from '@advisor/ui';
import { useState } from 'react';
import { AdminHeading } from '../AdminHeading';
import { countOf } from '../../countOf';
import { Facts, Moment } from '../Facts';
import { reasonOf } from '../fileStore';
import { LoadFailure } from '../ListResults';
import { defaultMessageView, messageViewAddress } from '../messageView';
import type { MailSetup, MailStore } from '../mailSetup';
import { useAnswer } from '../useAnswer';
import { describeTestMail } from './describeTestMail';

export interface EmailSettingsProps {
  /** Where the mail settings are read, and a test mail is sent. */
  mail: MailStore;
}

// ADMIN-42, ADMIN-43, ADMIN-44
/** The page /admin/email-settings: where mail goes and how, what is wrong with it, and a test mail. */
export function EmailSettings({ mail }: EmailSettingsProps) {
  const { answer: setup, failed, loading, reload } = useAnswer(mail.load, 'Failed to load the mail settings');
  return (
    <>
      <AdminHeading headline="Email settings" tagline={setup ? taglineOf(setup) : 'How mail is sent'} />
      {failed ? (
        <Section wide>
          <LoadFailure
            title="Failed to load the mail settings"
            shownSince={null}
            busy={loading}
            onRetry={() => void reload()}
          />
        </Section>
      ) : null}
      {!setup && !failed ? (
        <Section wide>
          <Skeleton heading label="Loading the mail settings" />
        </Section>
      ) : null}
      {setup && !failed ? <Setup setup={setup} mail={mail} /> : null}
    </>
  );
}

function Setup({ setup, mail }: { setup: MailSetup; mail: MailStore }) {
  const { from, to, server, defaults, place } = setup;
  return (
    <>
      <Section wide>
        <Stack space="l">
          <Problems setup={setup} />
          <Facts
            facts={[
              ['Mail goes to', to ?? 'Nobody'],
              ['Sender', from ?? 'Not known'],
              ['Mail server', server ? `${server.host}, port ${server.port}` : 'None'],
              ...(server
                ? ([
                    ['Encryption', encryptions[server.encryption]],
                    ['Sign-in', server.signsIn ? 'With a user name and a password' : 'None'],
                  ] as const)
                : []),
            ]}
          />
          {defaults.length > 0 ? (
            <Text size="s" color="textSoft" measure>
              {`${defaults.join(' and ')} ${defaults.length > 1 ? 'are' : 'is'} not set, so a default is used.`}
            </Text>
          ) : null}
          <Text measure>{places[place]}</Text>
        </Stack>
      </Section>
      <Section wide>
        <TestMailPanel setup={setup} mail={mail} />
      </Section>
    </>
  );
}

/** What keeps mail from arriving. */
function Problems({ setup: { delivery, problem, missing, queue, retrySeconds } }: { setup: MailSetup }) {
  const { waiting, failed, lastFailure } = queue;
  const failures = `/admin/messages${messageViewAddress({ ...defaultMessageView, mail: 'failed' })}`;
  return (
    <>
      {problem ? (
        <Alert tone="danger" title="A mail setting is wrong">
          {`${problem} Until it is right, messages are stored and wait.`}
        </Alert>
      ) : null}
      {!problem && delivery === 'none' ? (
        <Alert tone="danger" title="No mail is sent">
          {`${missing.length > 0 ? `Set ${missing.join(' and ')}. ` : ''}Messages are stored, and mailed once it works.`}
        </Alert>
      ) : null}
      {!problem && delivery === 'file' ? (
        <Alert tone="warning" title="Mails are written to files">
          Nobody receives them. Set SMTP_URL to the address of a mail server.
        </Alert>
      ) : null}
      {failed > 0 ? (
        <Alert
          tone="warning"
          title={`${countOf(failed, 'message', 'messages')} could not be mailed`}
          action={<Link href={failures}>{`Show ${failed === 1 ? 'it' : 'them'}`}</Link>}
        >
          {lastFailure ? (
            <>
              <span>{lastFailure.reason}</span> It is tried again on <Moment iso={lastFailure.nextAt} />.
            </>
          ) : null}
        </Alert>
      ) : null}
      {waiting > 0 ? (
        <Text size="s" color="textSoft">
          {`${countOf(waiting, 'message waits', 'messages wait')} to be mailed${retrySeconds === null ? ', until the next message comes.' : '.'}`}
        </Text>
      ) : null}
    </>
  );
}

type Result = ReturnType<typeof describeTestMail>;

function TestMailPanel({ setup, mail }: { setup: MailSetup; mail: MailStore }) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);

  async function send() {
    setBusy(true);
    setResult(null);
    try {
      setResult(describeTestMail(await mail.sendTest(), setup));
    } catch (error) {
      console.error('Failed to send the test mail', error);
      setResult({ tone: 'danger', title: 'The test mail was not sent', text: reasonOf(error) });
    }
    setBusy(false);
  }

  const impossible = setup.delivery === 'none';
  return (
    <Stack space="m">
      <Heading level={2} size="l">
        Test mail
      </Heading>
      <Text measure>
        {impossible
          ? 'A test mail can be sent once the settings above are complete.'
          : `It goes to ${setup.to} alone, in the way in which the messages of visitors go.`}
      </Text>
      <div>
        <Button busy={busy} disabled={impossible} onClick={() => void send()}>
          {busy ? 'Sending…' : 'Send a test mail'}
        </Button>
      </div>
      {result ? (
        <Alert live tone={result.tone} title={result.title}>
          {result.text}
        </Alert>
      ) : null}
    </Stack>
  );
}

function taglineOf({ delivery, to }: MailSetup): string {
  if (delivery === 'smtp') return `What visitors send is mailed to ${to}`;
  return delivery === 'file' ? 'Mails are written to files' : 'No mail is sent';
}

const encryptions = {
  tls: 'TLS',
  starttls: 'STARTTLS, always',
  offered: 'STARTTLS, if the server offers it',
} as const;

const places = {
  environment:
    'These are the settings SMTP_URL, MAIL_FROM and MAIL_TO in the environment of the server. Restart the server after a change.',
  secrets:
    'These are the secrets SMTP_URL, MAIL_FROM and MAIL_TO of the hosted project: change them under Edge Functions in its dashboard.',
} as const;
