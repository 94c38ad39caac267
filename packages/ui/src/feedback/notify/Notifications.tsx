import { CircleCheck, OctagonAlert, X } from 'lucide';
import { Icon } from '../../media/Icon';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
// The styled build writes a `<style>` into the page, which a strict Content-Security-Policy refuses.
import { toast, ToastContainer, type Id } from 'react-toastify/unstyled';
import { Tooltip } from '../Tooltip';
import type { Notice, NoticeKind } from './notice';
import * as styles from './Notifications.css';
import { placeNotices } from './place';

const containerId = 'advisor-notifications';
const icons = { success: CircleCheck, error: OctagonAlert };
const roles = { success: 'status', error: 'alert' };

function Notifications({ onMounted }: { onMounted: () => void }) {
  useEffect(onMounted, [onMounted]);
  return (
    <ToastContainer
      containerId={containerId}
      aria-label="Notifications"
      position="bottom-right"
      className={() => styles.list}
      toastClassName={() => styles.notice}
      progressClassName={() => styles.timer}
      limit={3}
      hideProgressBar
      draggable={false}
      icon={false}
      transition={false}
      closeButton={({ closeToast }) => (
        <Tooltip text="Close toast">
          <button type="button" className={styles.close} onClick={closeToast}>
            <Icon icon={X} size={18} />
          </button>
        </Tooltip>
      )}
    />
  );
}

/** Adds the live region to the page, once, and waits until assistive technology has registered it, so that additions are announced. */
async function mount(): Promise<void> {
  const region = document.createElement('div');
  placeNotices(region);
  await new Promise<void>((mounted) => createRoot(region).render(<Notifications onMounted={mounted} />));
  await new Promise((settled) => setTimeout(settled, 100));
}

let mounted: Promise<void> | undefined;
const errorsShown = new Map<string, Id>();

/** Shows a notice. */
export async function show(kind: NoticeKind, { title, message }: Notice): Promise<void> {
  mounted ??= mount();
  await mounted;
  // A function, because the library would clone an element with its own props.
  const content = () => (
    <>
      <span className={styles.icon[kind]}>
        <Icon icon={icons[kind]} />
      </span>
      <div>
        <p className={styles.title}>{title}</p>
        {message ? <p className={styles.message}>{message}</p> : null}
      </div>
    </>
  );
  const id = toast(content, {
    containerId,
    role: roles[kind],
    autoClose: kind === 'error' ? false : styles.lifetime,
  });
  if (kind !== 'error') return;
  const text = `${title}\n${message}`;
  const earlier = errorsShown.get(text);
  if (earlier !== undefined) toast.dismiss(earlier);
  errorsShown.set(text, id);
}
