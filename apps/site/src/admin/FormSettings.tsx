import { FormOverview } from '@advisor/content/admin';

/** /admin/form-settings */
export default function FormSettings() {
  return <FormOverview />;
}
