/** For stories: looks at the page with the styles of print, and takes them off again. */
export async function asPrinted(look: () => Promise<unknown>): Promise<void> {
  const queries = [...document.styleSheets].flatMap(({ cssRules }) => queriesIn(cssRules));
  const changed = queries.flatMap((query) => {
    const { mediaText } = query;
    if (mediaText !== 'print' && mediaText !== 'screen') return [];
    query.mediaText = mediaText === 'print' ? 'all' : 'not all';
    return [() => (query.mediaText = mediaText)];
  });
  try {
    await look();
  } finally {
    for (const putBack of changed) putBack();
  }
}

const queriesIn = (rules: CSSRuleList): MediaList[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule.media] : []),
    ...('cssRules' in rule ? queriesIn(rule.cssRules as CSSRuleList) : []),
  ]);
