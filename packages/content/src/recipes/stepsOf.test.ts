import { describe, expect, it } from 'vitest';
import { stepsOf } from './stepsOf';

describe('the steps of instructions', () => {
  it.each([
    ['Boil.', ['Boil.']],
    ['Boil.\n\n  Serve. \r\nEat.', ['Boil.', 'Serve.', 'Eat.']],
    ['1. Boil.\n2) Serve.\nStep 3: Eat.', ['Boil.', 'Serve.', 'Eat.']],
    // A number that belongs to the text.
    ['1. Boil.\n20 minutes later, serve.', ['1. Boil.', '20 minutes later, serve.']],
    ['1.5 l of water are boiled.', ['1.5 l of water are boiled.']],
    ['1.', ['1.']],
  ])('%j', (text, steps) => expect(stepsOf(text)).toEqual(steps));
});
