import { CircleCheck, OctagonAlert, X } from 'lucide';
import { Icon } from '../../media/Icon';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
// The styled build injects a `<style>`, which a strict Content-Security-Policy blocks.
import { toast, ToastContainer, type Id } from 'react-toastify/unstyled';
import type { Notice, NoticeKind, ShownNotice } from './notice';
import * as styles from './Notifications.css';
import { placeNotices } from './place';

const containerId = 'advisor-notifications';
const icons = { success: CircleCheck, error: OctagonAlert };
const nothing = () => {};
const roles = { success: 'status', error: 'alert' };

interface NotificationsProps {
  /** The label of the live region. */
  label: string;
  onMounted?: () => void;
}

function Notifications({ label, onMounted = nothing }: NotificationsProps) {
  useEffect(onMounted, [onMounted]);
  return (
    <ToastContainer
      containerId={containerId}
      aria-label={label}
      position="bottom-right"
      className={() => styles.list}
      toastClassName={() => styles.notice}
      progressClassName={() => styles.timer}
      limit={3}
      hideProgressBar
      draggable={false}
      icon={false}
      transition={false}
    />
  );
}

/**
 * Mounts the live region once, and waits until assistive technology has registered it; otherwise the first notice is
 * not announced.
 */
async function mount(label: string): Promise<Root> {
  const region = document.createElement('div');
  placeNotices(region);
  const root = createRoot(region);
  await new Promise<void>((mounted) => root.render(<Notifications label={label} onMounted={mounted} />));
  await new Promise((settled) => setTimeout(settled, 100));
  return root;
}

let mounted: Promise<Root> | undefined;
const errorsShown = new Map<string, Id>();

/** Shows a notice. Returns a function that dismisses it, with `update` to change its text. */
export async function show(
  kind: NoticeKind,
  { title, message, silent = false, language, action }: Notice,
): Promise<ShownNotice> {
  const say = (text: 'Close toast' | 'Notifications') => language?.tell({ text }) ?? text;
  mounted ??= mount(say('Notifications'));
  (await mounted).render(<Notifications label={say('Notifications')} />);
  let isDismissed = false;
  const takeAway = () => {
    isDismissed = true;
    toast.dismiss(id);
  };
  // A function, because the library would clone an element and add its own props.
  const content = (title: string, message?: string) => () => (
    <>
      <span className={styles.icon[kind]}>
        <Icon icon={icons[kind]} />
      </span>
      <div lang={language?.lang} aria-live={silent ? 'off' : undefined}>
        <p className={styles.title}>{title}</p>
        {message ? <p className={styles.message}>{message}</p> : null}
        {action ? (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              takeAway();
              action.onAct();
            }}
          >
            {action.label}
          </button>
        ) : null}
      </div>
    </>
  );
  const id = toast(content(title, message), {
    containerId,
    role: silent ? 'group' : roles[kind],
    closeButton: ({ closeToast }) => (
      <button
        type="button"
        className={styles.close}
        lang={language?.lang}
        aria-label={say('Close toast')}
        onClick={closeToast}
      >
        <Icon icon={X} size={18} />
      </button>
    ),
    autoClose: kind === 'error' || action ? false : styles.lifetime,
    onClose: () => (isDismissed = true),
  });
  const shown = Object.assign(takeAway, {
    update(title: string, message?: string) {
      // The library's delay of 100 ms would bring a notice back that was dismissed meanwhile.
      if (!isDismissed) toast.update(id, { containerId, render: content(title, message), delay: undefined });
    },
  });
  if (kind !== 'error') return shown;
  const text = `${title}\n${message}`;
  const earlier = errorsShown.get(text);
  if (earlier !== undefined) toast.dismiss(earlier);
  errorsShown.set(text, id);
  return shown;
}
