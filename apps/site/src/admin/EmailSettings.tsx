import { EmailSettings as Settings } from '@advisor/content/admin';
import { mailStore } from '../backend/mailSettings';

/** /admin/email-settings */
export default function EmailSettings() {
  return <Settings mail={mailStore} />;
}
