import { createLanguage } from '@advisor/ui/language';
import { expect, it } from 'vitest';
import { es as common } from '../language/es';
import { createDocument, type Risk } from './document';
import { es } from './messages/es';
import { summaryOf } from './summary';
import type { RiskLanguage } from './words';

const english = createLanguage('en-US') as unknown as RiskLanguage;
const spanish = createLanguage('es', common, es) as unknown as RiskLanguage;
const risk = (title: string, more: Partial<Risk> = {}): Risk => ({
  id: title,
  title,
  description: 'What could happen.',
  category: 'Cybersecurity',
  probability: 'Low',
  impact: 'Low',
  status: 'Open',
  dateAdded: '2026-05-04T00:00:00.000Z',
  ...more,
});
const matrix = (...risks: Risk[]) => ({ ...createDocument(new Date(0)), title: 'Plant 2', risks });
const ransom = risk('Ransomware', { probability: 'High', impact: 'Critical', status: 'Mitigated' });

// TOOL-25
it('sums a matrix up with the figures of the tiles and the highest risks', () => {
  expect(summaryOf(matrix(risk('Flood'), ransom), 'rule', english)).toBe(
    [
      'Plant 2',
      '',
      'Total Risks: 2',
      'Critical: 1',
      'High: 0',
      'Open: 1',
      '',
      'Risks, highest score first',
      '1. Ransomware (Cybersecurity). Score: 12, Critical',
      '2. Flood (Cybersecurity). Score: 1, Low',
    ].join('\n'),
  );
  expect(summaryOf(matrix(ransom), 'legend', english)).toContain('Critical: 0\nHigh: 1');
});

it('names the eight highest and counts the others', () => {
  const many = Array.from({ length: 20 }, (_, index) => risk(`Risk ${index}`));
  const summary = summaryOf(matrix(...many, ransom), 'rule', english);
  expect(summary).toContain('1. Ransomware');
  expect(summary.endsWith('\nAnd 13 more.')).toBe(true);
});

it('is in the language of the tool', () => {
  const summary = summaryOf(matrix(ransom), 'rule', spanish);
  expect(summary).toContain('Total de riesgos: 1');
  expect(summary).toContain('1. Ransomware (Ciberseguridad). Puntuación: 12, Crítico');
});

it('keeps hostile titles in their lines, and within the limit', () => {
  const hostile = risk(`=cmd|'/c calc'!A1\r\nBcc: x@example.com\u202e${'<script>'.repeat(40)}`);
  const summary = summaryOf(matrix(...Array.from({ length: 8 }, () => hostile)), 'rule', english);
  expect(summary.length).toBeLessThanOrEqual(2000);
  expect(summary.split('\n').filter((line) => line.startsWith('Bcc'))).toEqual([]);
  expect(summary).not.toContain('\u202e');
});
