import type { FormProps, FormReport } from '@advisor/content/forms';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { siteConfig } from '../../site.config';
import { useSite } from '../content/site';
import { sendMessage } from '../backend/contact';
import { reportWaits, storeReport } from './reportKey';

/** Loaded after the form. */
const loadTimes = async (form: string, kind: string) => (await import('../backend/bookings')).loadTimes(form, kind);

/**
 * A request form's connection to the site: the URL, which may preselect an answer, the submission target, if any, and a
 * tool's result.
 */
export function useRequestForm(): FormProps {
  const { search } = useLocation();
  const { owner } = useSite();
  const [report, setReport] = useState<FormReport>();
  useEffect(() => {
    if (reportWaits())
      void import('./keptReport').then(
        ({ readReport }) => setReport(readReport()),
        () => {},
      );
  }, []);
  return {
    placement: 'beside',
    email: owner.email,
    phone: owner.phone,
    query: search,
    onSubmit: siteConfig.requestForms === 'deliver' ? sendMessage : undefined,
    loadTimes,
    report,
    onReportChange: (changed) => {
      setReport(changed);
      if (reportWaits()) storeReport(changed);
    },
  };
}
