import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyReducer, type History, type HistoryAction } from './history';

const run = (start: History<number>, ...actions: HistoryAction<number>[]) => actions.reduce(historyReducer, start);
const set = (value: number, group?: string): HistoryAction<number> => ({
  type: 'change',
  update: () => value,
  ...(group !== undefined && { group }),
});
const start: History<number> = { past: [], present: 0 };

describe('undo', () => {
  it('goes back one change at a time, to where it began and no further', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1 }), { maxLength: 50 }), (values) => {
        const distinct = values.filter((value, index) => value !== values[index - 1]);
        const after = run(start, ...distinct.map((value) => set(value)));
        expect(after.past).toHaveLength(distinct.length);
        const undone = run(after, ...distinct.map((): HistoryAction<number> => ({ type: 'undo' })), { type: 'undo' });
        expect(undone).toEqual(start);
      }),
    );
  });

  it('takes typing into one field as one step', () => {
    const typed = run(start, set(1, 'title'), set(12, 'title'), set(123, 'title'), set(5, 'owner'));
    expect(run(typed, { type: 'undo' }).present).toBe(123);
    expect(run(typed, { type: 'undo' }, { type: 'undo' }).present).toBe(0);
  });

  it('begins a new step when typing goes on after an undo', () => {
    const again = run(start, set(1, 'title'), set(2), { type: 'undo' }, set(3, 'title'));
    expect(run(again, { type: 'undo' }).present).toBe(1);
    const retyped = run(start, set(1), set(2, 'title'), { type: 'undo' }, set(3, 'title'));
    expect(run(retyped, { type: 'undo' }).present).toBe(1);
  });

  it('does not count a change that changes nothing', () => {
    expect(run(start, set(0))).toBe(start);
  });

  it('remembers the last hundred steps', () => {
    const many = run(start, ...Array.from({ length: 150 }, (_, index) => set(index + 1)));
    expect(many.past).toHaveLength(100);
    expect(many.past[0]).toBe(50);
  });
});

describe('what was saved or shared', () => {
  it('is where undo begins', () => {
    expect(run(start, { type: 'load', state: 7 }, { type: 'undo' }).present).toBe(7);
  });

  it('leaves the own work one undo away', () => {
    expect(run(start, { type: 'load', state: 7, own: 3 }, { type: 'undo' }).present).toBe(3);
  });
});
