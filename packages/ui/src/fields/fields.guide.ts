type Part = readonly [part: string, what: string, component?: string];

const label: Part = ['Label', 'What is asked for, with an asterisk if an answer is required.'];

export const hint: Part = ['Hint', 'If given: what helps with the answer.'];

export const error: Part = ['Error', 'If there is one: what to do about the answer, with an icon.'];

/** The parts of a field, in their order, with its control among them. */
export const fieldParts = (...control: readonly Part[]): readonly Part[] => [label, hint, ...control, error];

/** Of a field for text, beside the error. */
export const characterCount: Part = [
  'Character count',
  'Near the limit, if there is one: how many characters are left, or how many are too many.',
];

export const labelWords = 'The label is one to five words, in sentence case and without a colon.';

export const hintWords = 'The hint says what is expected before there is an error. It ends with a period.';

export const optionWords = 'An option is a few words that make sense alone, in sentence case and without a period.';

/** How the words of a field are written. */
export const fieldContent = [labelWords, hintWords, 'The error says what to do: “Enter your name.”'] as const;

/** How the words of a question with its options are written. */
export const groupContent = [
  'The label is a few words without a colon, or a question: “Support level”, “How should I reply?”',
  hintWords,
  optionWords,
  'The error begins with “Choose”: “Choose at least one service.”',
] as const;

export const named = 'The label is part of the component, so every field has a name.';

export const described = 'Hint and error are announced with the field; `aria-invalid` marks an error.';

const groupDescribed = 'Hint and error are announced with the group.';

export const checkboxGroup = [
  'A `<fieldset>` with a `<legend>`: the question is announced with the boxes.',
  'A required group says so in its name, because ARIA has no required state for a group.',
  groupDescribed,
] as const;

export const radioGroup = [
  'A `<fieldset>` with the role `radiogroup`, named by the question.',
  groupDescribed,
] as const;

export const clickableLabel = 'The label is clickable: the whole line is the target.';

export const countAnnounced = 'Near the limit the number of characters left is announced when typing pauses.';

export const fileNames =
  'The names of the chosen files are part of the description, and are announced when they are added.';

export const validatedAfterTyping = 'Validated when focus leaves it, not during the first typing.';

export const validatedAfterChoice = 'Validated when focus leaves it.';

export const groupValidated = 'Validated when focus leaves the group, and not between its options.';

export const checkboxKeys = [
  ['Tab', 'Moves to it.'],
  ['Space', 'Checks and unchecks.'],
] as const;

export const checkboxGroupKeys = [
  ['Tab', 'Moves from box to box.'],
  ['Space', 'Checks and unchecks.'],
] as const;

export const radioKeys = [
  ['Tab', 'Moves to the selected option, or to the first.'],
  ['ArrowDown', 'Selects the next option.'],
  ['ArrowUp', 'Selects the previous option.'],
  ['Space', 'Selects the focused option.'],
] as const;

export const selectKeys = [
  ['Tab', 'Moves to it.'],
  ['Space', 'Opens the list.'],
  ['ArrowDown', 'Selects the next option.'],
  ['ArrowUp', 'Selects the previous option.'],
] as const;

export const fileKeys = [
  ['Tab', 'Moves to it, then to the button of each file.'],
  ['Space Enter', 'Opens the dialog of the browser, or removes the file.'],
] as const;
