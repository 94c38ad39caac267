import { hash } from '@node-rs/bcrypt';
import { expect, it } from 'vitest';
import { createPasswordCheck } from './passwords.ts';

const cost = 4;

it('knows the right password, and none where there is no hash', async () => {
  const check = createPasswordCheck();
  const account = { hash: await hash('right', { cost }), cost };
  expect(await check('right', account, false)).toBe(true);
  expect(await check('wrong', account, false)).toBe(false);
  for (const password of ['', 'x', 'e'.repeat(31), '\u0000', 'x'.repeat(10_000)])
    expect(await check(password, { hash: null, cost }, false)).toBe(false);
});

it('lets callers who are known go first, and refuses strangers beyond a number without checking', async () => {
  const check = createPasswordCheck({ running: 1, waiting: 3 });
  const order: string[] = [];
  const ask = async (name: string, known: boolean) => {
    const answer = await check('x', { hash: null, cost }, known);
    if (answer !== null) order.push(name);
    return answer;
  };
  const answers = await Promise.all([
    ask('first', false),
    ...['second', 'third', 'fourth'].map((name) => ask(name, false)),
    ask('too late', false),
    ask('known', true),
  ]);
  expect(answers).toEqual([false, false, false, false, null, false]);
  expect(order).toEqual(['first', 'known', 'second', 'third', 'fourth']);
  // The places are free again.
  expect(await Promise.all([ask('one', false), ask('two', false)])).toEqual([false, false]);
});

it('gives the place of a check that fails to the next', async () => {
  const check = createPasswordCheck({ running: 1, waiting: 3 });
  const broken = check(undefined as unknown as string, { hash: null, cost }, false);
  const next = check('x', { hash: null, cost }, false);
  await expect(broken).rejects.toThrow();
  expect(await next).toBe(false);
});
