import type { SendingProps } from '@advisor/tools/pricing-calculator';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../content/site';
import { placeKey } from '../routing/placeKey';

// FORM-30
/** Lets a tool's result go to the owner: the form opens with it, and sends nothing by itself. */
export function useSending(form: string): SendingProps {
  const { owner } = useSite();
  const navigate = useNavigate();
  return {
    sendTo: firstNameOf(owner.name),
    onSend: async (report) => {
      const from = placeKey();
      const { keepReport } = await import('./keptReport');
      // The visitor may have gone on while it was loaded.
      if (placeKey() !== from) return;
      keepReport(report);
      await navigate(form);
    },
  };
}

/** "Ada" of "Dr. Ada Okafor". */
const firstNameOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .find((word) => !word.endsWith('.')) ?? name;
