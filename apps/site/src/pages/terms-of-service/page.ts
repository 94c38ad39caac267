import { words } from '@advisor/content/collections';
import { termsOfService } from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/terms-of-service',
  title: 'Terms of Service',
  description: 'The rules for using this site, its documents and its free tools.',
  searchWords: 'terms and conditions, legal, liability, copyright, disclaimer, license',
  fields: words.legalText(),
  words: termsOfService,
});
