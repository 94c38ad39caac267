import { expect, it, onTestFinished, vi } from 'vitest';
import { InputError } from './InputError';
import { reasonOf } from './phrase';

it('a visitor is told what a tool says, and nothing that a browser, a library or a site says', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const ours = new InputError('{path} is empty.', { path: 'title' });
  expect(reasonOf(ours)).toBe(ours);
  expect(log).not.toHaveBeenCalled();
  const errors = [
    new TypeError('Failed to fetch dynamically imported module: https://cdn.example/xlsx.js'),
    new DOMException("Failed to read the 'localStorage' property from 'Window'", 'SecurityError'),
    new RangeError('Maximum call stack size exceeded'),
    'a text',
    undefined,
  ];
  for (const error of errors) {
    expect(reasonOf(error).text).toBe('Something in this tool failed: check your connection, then try again.');
    expect(log).toHaveBeenLastCalledWith(error);
  }
});
