import { Link, Skeleton, Stack, Text } from '@advisor/ui';
import { useCallback, useEffect, useState } from 'react';
import { countOf } from '../countOf';
import { LoadFailure } from '../ListResults';
import { defaultMessageView, messageViewAddress } from '../messageView';

/** What waits for the owner. */
export interface Attention {
  /** Messages that are not marked as handled. */
  newMessages: number;
  /** Messages whose mail was refused or could not be sent. */
  failedMails: number;
  /** Drafts of content that are not published. */
  drafts: number;
}

export interface AttentionListProps {
  load: () => Promise<Attention>;
}

/** What waits for the owner, with a link to where it is dealt with. */
export function AttentionList({ load }: AttentionListProps) {
  const [attention, setAttention] = useState<Attention | null>(null);
  const [failed, setFailed] = useState(false);
  const [loading, setLoading] = useState(true);

  const reload = useCallback(async () => {
    setLoading(true);
    try {
      setAttention(await load());
      setFailed(false);
    } catch (error) {
      console.error('Failed to load what needs attention', error);
      setFailed(true);
    }
    setLoading(false);
  }, [load]);
  useEffect(() => void reload(), [reload]);

  if (failed)
    return (
      <LoadFailure
        title="Failed to load what needs attention"
        shownSince={null}
        busy={loading}
        onRetry={() => void reload()}
      />
    );
  if (!attention) return <Skeleton label="Loading what needs attention" />;
  const lines = linesOf(attention);
  if (lines.length === 0)
    return <Text tone="soft">Nothing. Every message is handled, and every draft is published.</Text>;
  return (
    <Stack as="ul" space="xs">
      {lines.map(({ words, href }) => (
        <li key={href}>
          <Link href={href}>{words}</Link>
        </li>
      ))}
    </Stack>
  );
}

function linesOf({ newMessages, failedMails, drafts }: Attention) {
  const messages = (view: Partial<typeof defaultMessageView>) =>
    `/admin/messages${messageViewAddress({ ...defaultMessageView, ...view })}`;
  return [
    { count: newMessages, one: 'message to handle', many: 'messages to handle', href: messages({ state: 'open' }) },
    { count: failedMails, one: 'mail that failed', many: 'mails that failed', href: messages({ mail: 'failed' }) },
    { count: drafts, one: 'draft to publish', many: 'drafts to publish', href: '/admin/content' },
  ].flatMap(({ count, one, many, href }) => (count > 0 ? [{ words: countOf(count, one, many), href }] : []));
}
