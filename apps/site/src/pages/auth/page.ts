import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/auth',
  title: 'Sign in',
  description: 'Sign in to the private area of this site. Accounts are created by the owner; there is no sign-up.',
  searchWords: 'login, log in, sign-in, account, password, forgot password, reset password, admin',
  fields: {},
  words: {},
});
