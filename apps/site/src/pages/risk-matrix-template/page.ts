import { words } from '@advisor/content/collections';
import {
  riskClosingCall,
  riskLevels,
  riskLevelsSection,
  riskProcess,
  riskProcessSection,
  toolHeroes,
} from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/risk-matrix-template',
  title: 'Risk Matrix Template',
  description: 'A 4 × 4 risk matrix with a register that you can fill in, print and export. It stays on your device.',
  searchWords: 'risk register, risk assessment, heat map, likelihood, impact, probability',
  parent: '/resources',
  fields: {
    hero: words.opening(),
    riskLevels: words.points('Risk levels'),
    riskProcess: words.steps('Risk process'),
    closingCall: words.closingCall(),
  },
  words: {
    hero: toolHeroes['/risk-matrix-template'],
    riskLevels: { ...riskLevelsSection, points: riskLevels },
    riskProcess: { ...riskProcessSection, steps: riskProcess },
    closingCall: riskClosingCall,
  },
});
