import { describe, expect, it } from 'vitest';
import { biographyLengths, plainText } from './biographyLengths';

const of = (paragraphs: Parameters<typeof biographyLengths>[0]['paragraphs']) =>
  biographyLengths({ name: 'Ada Sample', role: 'Advisor', paragraphs });

describe('PAGE-47: the lengths of a biography', () => {
  it('are a line, a paragraph, the full text and an introduction, with word counts', () => {
    const lengths = of(['She advises.', [{ text: 'She ' }, { text: 'farms', emphasis: true }, { text: ', too.' }]]);
    expect(lengths.map(({ name, words }) => [name, words])).toEqual([
      ['One line', 3],
      ['One paragraph', 2],
      ['In full', 5],
      ['Introduction to read aloud', 13],
    ]);
    expect(plainText(lengths[2]!.paragraphs)).toBe('She advises.\n\nShe farms, too.');
  });

  it('have no duplicates for a single paragraph', () => {
    expect(of(['She advises.']).map(({ name }) => name)).toEqual([
      'One line',
      'One paragraph',
      'Introduction to read aloud',
    ]);
  });

  it('are the line and the introduction without paragraphs', () => {
    expect(of([]).map(({ name }) => name)).toEqual(['One line', 'Introduction to read aloud']);
  });

  it('counts words in any script, and no dashes', () => {
    expect(of(['Über – 24 שלום.']).map(({ words }) => words)).toEqual([3, 3, 14]);
  });
});
