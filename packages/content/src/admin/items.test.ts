import { describe, expect, it } from 'vitest';
import { contentTypes, toContentInput, toContentValues } from './contentItem';
import { contentItemSchema } from './contentItemSchema';
import { newId } from './ItemManager/newId';
import { sampleContent } from './sampleContent';
import { sampleSettings } from './sampleSettings';
import { settingTypes, toSettingInput, toSettingValues } from './setting';
import { settingSchema } from './settingSchema';

const refused = (schema: typeof contentItemSchema | typeof settingSchema, values: object) =>
  schema.validate(values).then(
    () => undefined,
    (error: { path: string }) => error.path,
  );

describe('content items', () => {
  const valid = { ...toContentValues('podcast'), title: 'A', description: 'B', date: 'May 2026' };

  it.each(sampleContent)('$title comes back from the form as it went in, and keeps the rules', async (item) => {
    const values = toContentValues(item.type, item);
    expect({ id: item.id, ...toContentInput(values) }).toEqual(item);
    expect(await refused(contentItemSchema, values)).toBeUndefined();
  });

  it('have samples of every kind', () => {
    expect(new Set(sampleContent.map(({ type }) => type))).toEqual(new Set(contentTypes));
    expect(new Set(sampleContent.map(({ id }) => id)).size).toBe(sampleContent.length);
  });

  it('keep only what their kind has, without blanks around it', () => {
    expect(toContentInput({ ...valid, title: ' A ', platform: 'Radio', venue: 'Chicago', duration: '  ' })).toEqual({
      type: 'podcast',
      title: 'A',
      description: 'B',
      date: 'May 2026',
      platform: 'Radio',
    });
  });

  it.each([
    ['title', { title: '  ' }],
    ['description', { description: '' }],
    ['date', { date: '' }],
    ['url', { url: 'javascript:alert(1)' }],
    ['url', { url: 'example' }],
  ])('refuse a bad %s: %o', async (field, change) =>
    expect(await refused(contentItemSchema, { ...valid, ...change })).toBe(field),
  );
});

describe('site settings', () => {
  const valid = { ...toSettingValues('testimonial'), title: 'A', content: 'B' };

  it.each(sampleSettings)('$title comes back from the form as it went in, and keeps the rules', async (setting) => {
    const values = toSettingValues(setting.type, setting);
    expect({ id: setting.id, ...toSettingInput(values) }).toEqual(setting);
    expect(await refused(settingSchema, values)).toBeUndefined();
  });

  it('have samples of every kind', () => {
    expect(new Set(sampleSettings.map(({ type }) => type))).toEqual(new Set(settingTypes));
  });

  it('give a testimonial five stars at first', () => expect(toSettingInput(valid).rating).toBe(5));

  it.each([
    ['title', { title: '' }],
    ['content', { content: ' ' }],
    ['rating', { rating: 0 }],
    ['rating', { rating: 6 }],
    ['rating', { rating: 4.5 }],
    ['rating', { rating: null }],
    ['rating', { rating: Number.NaN }],
    ['logoUrl', { type: 'venture', logoUrl: 'data:image/png;base64,AA' }],
  ])('refuse a bad %s: %o', async (field, change) =>
    expect(await refused(settingSchema, { ...valid, ...change })).toBe(field),
  );

  it('are not kept back by a field that their kind does not have', async () => {
    expect(await refused(settingSchema, { ...valid, type: 'about', rating: 9, logoUrl: 'x' })).toBeUndefined();
  });
});

it('newId is the time, and never one that is taken', () => {
  expect(newId(1700, ['5'])).toBe('1700');
  expect(newId(1700, ['1700', '1701'])).toBe('1702');
});
