import '@advisor/tools/embed/react';

export const valid = (
  <main>
    <risk-matrix id="ours" bands="legend" headingLevel={3} onresult={({ detail: [summary] }) => summary.totalRisks} />
    <industry-glossary className="wide" terms={null} src="/terms.json" onerror={({ detail }) => detail.message} />
  </main>
);

export const invalid = [
  // @ts-expect-error -- not one of the bands
  <risk-matrix key="1" bands="both" />,
  // @ts-expect-error -- terms are a list
  <industry-glossary key="2" terms="x" />,
];
