import { IndustryCalendar } from '@advisor/tools/industry-calendar';
import { IndustryGlossary } from '@advisor/tools/industry-glossary';
import { RiskMatrix } from '@advisor/tools/risk-matrix';
import '@advisor/ui/styles.css';
import '@advisor/ui/theme/global.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { manyEvents, manyRisks, manyTerms } from '../many';

/** The page that `tool-views.ts` measures: `?glossary`, or `?naive` for a list that renders all rows. */

const count = 10_000;

function Naive() {
  const [search, setSearch] = useState('');
  const [terms] = useState(() => manyTerms(count));
  const found = terms
    .filter(({ term, definition }) => `${term} ${definition}`.toLowerCase().includes(search.toLowerCase()))
    .toSorted((a, b) => a.term.localeCompare(b.term));
  return (
    <>
      <input type="search" aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <ul>
        {found.map(({ id, term, definition }) => (
          <li key={id}>
            <h3>{term}</h3>
            <p>{definition}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

const pages = {
  naive: () => <Naive />,
  glossary: () => <IndustryGlossary terms={manyTerms(count)} loadDelay={0} storageKey={null} />,
  calendar: () => <IndustryCalendar events={manyEvents(count)} loadDelay={0} storageKey={null} />,
  risks: () => <RiskMatrix initialDocument={manyRisks(count)} storageKey={null} />,
};

const page = location.search.slice(1) as keyof typeof pages;
createRoot(document.getElementById('root')!).render(pages[page]());
