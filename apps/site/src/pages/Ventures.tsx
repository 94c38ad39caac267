import { venturesClosingCall, venturesHero } from '@advisor/content/lists';
import { Boards, ClosingCall, PageOpening, Ventures as VentureCards } from '@advisor/content/sections';

/** /ventures */
export default function Ventures() {
  return (
    <>
      <PageOpening hero={venturesHero} />
      <VentureCards />
      <Boards />
      <ClosingCall call={venturesClosingCall} />
    </>
  );
}
