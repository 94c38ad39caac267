import { FormOverview } from '@advisor/content/admin';
import { siteConfig } from '../../site.config';

/** /admin/form-settings */
export default function FormSettings() {
  return <FormOverview delivers={siteConfig.requestForms === 'deliver'} />;
}
