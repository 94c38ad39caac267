import type { SectionWords } from './shapes';

export const boardsSection: SectionWords = {
  label: 'Boards',
  heading: 'Advisory boards, councils and charities',
  intro: 'Listed in full, so you can check for conflicts of interest before you ask my opinion.',
};
