import { words } from '@advisor/content/collections';
import {
  securityBands,
  securityBandsSection,
  securityCategories,
  securityCategoriesSection,
  securityClosingCall,
  toolHeroes,
} from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/security-assessment-tool',
  title: 'Security Assessment',
  description:
    'Ten questions, a score, your weak points and a next step for each. Nothing you enter leaves your browser.',
  searchWords:
    'CIS Controls, zero trust, phishing, security check, self-assessment, audit, quiz, score, maturity, gap analysis, compliance',
  parent: '/resources',
  fields: {
    hero: words.opening(),
    securityCategories: words.points('Security categories'),
    securityBands: words.figureTable('Security bands'),
    closingCall: words.closingCall(),
  },
  words: {
    hero: toolHeroes['/security-assessment-tool'],
    securityCategories: { ...securityCategoriesSection, points: securityCategories },
    securityBands: { ...securityBandsSection, ...securityBands },
    closingCall: securityClosingCall,
  },
});
