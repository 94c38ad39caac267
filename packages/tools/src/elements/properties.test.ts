import { describe, expect, it } from 'vitest';
import { declarations, propertiesOf, type PropertyDeclaration } from './declarations';
import { attributeOf, readAttribute, writeAttribute } from './properties';

const kind = (kind: PropertyDeclaration['kind'], more: Partial<PropertyDeclaration> = {}) => ({
  kind,
  doc: '',
  ...more,
});

describe('attributeOf', () => {
  it('is the name in kebab case, or the declared one; data has none unless it is declared', () => {
    expect(attributeOf('riskMatrixHref', kind('text'))).toBe('risk-matrix-href');
    expect(attributeOf('originalCalendarHref', kind('text', { attribute: 'calendar-href' }))).toBe('calendar-href');
    expect(attributeOf('rates', kind('data'))).toBeUndefined();
    expect(attributeOf('feeds', kind('data', { attribute: 'feeds' }))).toBe('feeds');
  });

  it('is different for every property of an element', () => {
    for (const declaration of Object.values(declarations)) {
      const names = Object.entries(propertiesOf(declaration)).flatMap((each) => attributeOf(...each) ?? []);
      expect(names.length).toBeGreaterThan(5);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('readAttribute', () => {
  it.each([
    [kind('text'), 'a', 'a'],
    [kind('text'), '', ''],
    [kind('flag'), '', true],
    [kind('flag'), 'use-address', true],
    [kind('flag'), 'false', false],
    [kind('choice', { values: ['light', 'dark'] }), 'dark', 'dark'],
    [kind('choice', { values: ['light', 'dark'] }), 'Dark', undefined],
    [kind('choice', { values: [2, 3] }), '3', 3],
    [kind('choice', { values: [2, 3] }), '9', undefined],
    [kind('number'), '0', 0],
    [kind('number'), '1500', 1500],
    [kind('number'), '', undefined],
    [kind('number'), ' ', undefined],
    [kind('number'), '-1', undefined],
    [kind('number'), 'Infinity', undefined],
    [kind('number'), 'soon', undefined],
  ] as const)('of %o reads %o as %o', (property, text, value) => {
    expect(readAttribute(property, text)).toBe(value);
    expect(readAttribute(property, null)).toBeUndefined();
  });
});

describe('writeAttribute', () => {
  it.each([
    [kind('text'), 'a', 'a'],
    [kind('number'), 0, '0'],
    [kind('choice', { values: [2, 3] }), 3, '3'],
    [kind('flag'), true, ''],
    [kind('flag'), false, null],
    [kind('flag'), 'false', null],
    [kind('flag'), '', ''],
  ] as const)('of %o writes %o as %o', (property, value, text) => {
    expect(writeAttribute(property, value)).toBe(text);
    expect(writeAttribute(property, null)).toBeNull();
    expect(writeAttribute(property, undefined)).toBeNull();
  });
});
