import {
  boards,
  boardsSection,
  ventures,
  venturesClosingCall,
  venturesHero,
  venturesSection,
} from '@advisor/content/lists';
import { Boards, ClosingCall, PageOpening, Ventures as VentureCards } from '@advisor/content/sections';

/** /ventures */
export default function Ventures() {
  return (
    <>
      <PageOpening {...venturesHero} />
      <VentureCards {...venturesSection} ventures={ventures} />
      <Boards {...boardsSection} boards={boards} />
      <ClosingCall {...venturesClosingCall} />
    </>
  );
}
