import { FormOverview } from '@advisor/content/admin';
import { siteConfig } from '../../site.config';
import { pages } from '../content/pages';

/** /admin/form-settings */
export default function FormSettings() {
  return (
    <FormOverview
      pageOf={({ name }) => pages.find(({ form }) => form === name)?.path}
      delivers={siteConfig.requestForms === 'deliver'}
    />
  );
}
