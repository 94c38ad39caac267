import { AppointmentChange } from '@advisor/content/links';
import { PageOpening } from '@advisor/content/sections';
import { useEffect, useState } from 'react';
import { changeAppointment, readAppointment } from '../../backend/bookings';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /appointment */
export default function AppointmentPage({ words }: PropsOf<typeof page>) {
  const [hasLink, setHasLink] = useState(false);
  // After hydration, because the prerendered page has no hash.
  useEffect(() => setHasLink(location.hash.length > 1), []);
  return (
    <>
      <PageOpening {...words.hero} />
      <AppointmentChange
        hasLink={hasLink}
        onRead={() => readAppointment(location.hash.slice(1))}
        onChange={(time) => changeAppointment(location.hash.slice(1), time)}
        bookHref="/schedule-consultation"
      />
    </>
  );
}
