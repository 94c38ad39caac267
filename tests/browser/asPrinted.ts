/** For stories: applies the styles of print, until the function that it returns is called. */
export function asPrinted(): () => void {
  const queries = [...document.styleSheets].flatMap(({ cssRules }) => queriesIn(cssRules));
  const printed = queries.filter(({ mediaText }) => mediaText === 'print');
  for (const query of printed) query.mediaText = 'all';
  return () => printed.forEach((query) => (query.mediaText = 'print'));
}

const queriesIn = (rules: CSSRuleList): MediaList[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule.media] : []),
    ...('cssRules' in rule ? queriesIn(rule.cssRules as CSSRuleList) : []),
  ]);
