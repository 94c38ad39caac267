import type { FormProps, FormReport } from '@advisor/content/forms';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../content/site';
import { sendMessage } from '../backend/contact';
import { reportWaits, storeReport } from './reportKey';

/**
 * What a request form needs from the site: the address, which may choose an answer, where its requests go, and
 * the result that a tool left for it.
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
    email: owner.email,
    phone: owner.phone,
    query: search,
    onSubmit: sendMessage,
    report,
    onReportChange: (changed) => {
      setReport(changed);
      if (reportWaits()) storeReport(changed);
    },
  };
}
