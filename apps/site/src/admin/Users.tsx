import { UserManager } from '@advisor/content/admin';
import { userStore } from '../backend/account/users';

/** /admin/users */
export default function Users() {
  return <UserManager users={userStore} />;
}
