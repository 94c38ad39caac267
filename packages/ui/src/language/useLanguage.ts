import { useContext } from 'react';
import { formatCount } from '../text/formatCount';
import { fillMessage } from '../text/message';
import type { Catalog, Language } from './catalog';
import type { UiWords } from './es';
import { LanguageContext } from './LanguageContext';

const english: Language = {
  locale: 'en-US',
  lang: 'en',
  t: fillMessage,
  plural: (count, one, other, values) => fillMessage(count === 1 ? one : other, { ...values, count }),
  tell: ({ text, values }) => fillMessage(text, values),
  decimal: '.',
  // Without `Intl`, whose first use on a page is slow.
  formatNumber: formatCount,
};

/**
 * The language around a component: that of the closest `LanguageProvider`, or English. `Words` are the texts that the
 * component may use.
 */
export const useLanguage = <Words extends Catalog = UiWords>() =>
  (useContext(LanguageContext) ?? english) as Language<Words>;
