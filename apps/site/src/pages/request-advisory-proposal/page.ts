import { words } from '@advisor/content/collections';
import { proposalForm, proposalHero, proposalProcess, proposalProcessSection } from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/request-advisory-proposal',
  title: 'Request an Advisory Proposal',
  description: 'Describe your company and the services you need. A proposal follows within 48 hours of our discussion.',
  searchWords: 'compliance, quote, cost, offer, RFP, hire',
  parent: '/executive-advisory',
  form: 'advisory-proposal',
  fields: {
    hero: words.opening(),
    proposalProcess: words.steps('Proposal process'),
    form: words.form(),
  },
  words: {
    hero: proposalHero,
    proposalProcess: { ...proposalProcessSection, steps: proposalProcess },
    form: proposalForm,
  },
});
