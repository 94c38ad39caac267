import { Badge, type BadgeProps } from '@advisor/ui';
import { dueOf, mailStatusOf, stateLabels, type MailStatus, type Message } from '../messages/message';

const mailBadges: Record<MailStatus, { tone: BadgeProps['tone']; label: string }> = {
  sent: { tone: 'success', label: 'Mailed' },
  file: { tone: 'warning', label: 'Saved as a file' },
  waiting: { tone: 'warning', label: 'Mail waiting' },
  failed: { tone: 'danger', label: 'Mail failed' },
};

/** The state of a message as badges: unread, spam, status, due date, and the delivery of its mail. */
export function MessageBadges({ message, today }: { message: Message; today: string }) {
  const mail = mailBadges[mailStatusOf(message)];
  const due = dueOf(message, today);
  return (
    <>
      {message.read_at === null ? <Badge tone="info">Unread</Badge> : null}
      {message.spam_at ? <Badge tone="danger">Spam</Badge> : null}
      {message.state === 'new' ? null : <Badge muted>{stateLabels[message.state]}</Badge>}
      {due === 'overdue' ? <Badge tone="danger">Overdue since {dayLabel(message.due_on)}</Badge> : null}
      {due === 'today' ? <Badge tone="warning">Due today</Badge> : null}
      {due === 'later' ? <Badge muted>Due {dayLabel(message.due_on)}</Badge> : null}
      <Badge tone={mail.tone}>{mail.label}</Badge>
    </>
  );
}

/** A date in the browser's locale. */
const dayLabel = (day: string | null) =>
  day ? new Date(`${day}T12:00:00`).toLocaleDateString(undefined, { dateStyle: 'medium' }) : '';
