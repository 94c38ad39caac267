import type { FormProps } from '@advisor/content/forms';
import { useLocation } from 'react-router-dom';
import { siteConfig } from '../../site.config';
import { useSite } from '../content/site';
import { sendMessage } from '../backend/contact';

/** What a request form needs from the site: the address, which may choose an answer, and where its requests go, if anywhere. */
export function useRequestForm(): FormProps {
  const { search } = useLocation();
  const { owner } = useSite();
  return {
    email: owner.email,
    phone: owner.phone,
    query: search,
    onSubmit: siteConfig.requestForms === 'deliver' ? sendMessage : undefined,
  };
}
