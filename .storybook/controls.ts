import {
  storyNameFromExport,
  type Args,
  type ArgsEnhancer,
  type ArgTypesEnhancer,
  type ComponentAnnotations,
  type PartialStoryFn,
  type Renderer,
  type StoryAnnotations,
  type StoryContext,
  type StoryContextForEnhancers,
  type StrictInputType,
} from 'storybook/internal/csf';

type StoriesOfFile = Record<string, StoryAnnotations>;

/** By the title of the page, the arguments of each of its stories, and of each state that one shows. */
const argsOfStories = new Map<string, [name: string, args: Args][]>();

/**
 * What a story gives its component, or, where it shows several states, what each of them does. A state has the first words of its
 * caption as its name: "Long" of "Long: each text as long as its field allows".
 */
function givenBy(name: string, { args, render }: StoryAnnotations): [name: string, args: Args][] {
  const { states } = (render ?? {}) as { states?: Record<string, Args> };
  if (!states) return [[storyNameFromExport(name), { ...args }]];
  return Object.entries(states).map(([caption, state]) => [caption.split(':')[0]!, { ...args, ...state }]);
}

/**
 * Notes what the stories of a file give their component.
 * @public Called by the code that `code/plugin.ts` appends to the file.
 */
export function registerStories(meta: ComponentAnnotations, stories: StoriesOfFile): void {
  const shown = Object.entries(stories).filter(
    // What steps lead to is not in the arguments.
    ([, { tags, parameters }]) => !tags?.includes('!autodocs') && !parameters?.prepare,
  );
  argsOfStories.set(
    meta.title!,
    shown.flatMap(([name, story]) =>
      givenBy(name, story).map(([label, args]): [string, Args] => [label, { ...meta.args, ...args }]),
    ),
  );
}

/** What the choices of a control stand for: not a plain object, which Storybook would send to the frame around the story. */
const mappingTo = (values: ReadonlyMap<string, unknown>): Record<string, unknown> =>
  Object.create({}, Object.fromEntries([...values].map(([label, value]) => [label, { value }])));

/** Data and elements; stores, whose methods are functions, too. */
const isObject = (value: unknown) => typeof value === 'object';

/** The values that the stories of a page have for a prop, each with the name of the first story that has it. */
function presetsOf(
  prop: string,
  { title, name, argTypes, initialArgs }: StoryContextForEnhancers,
): Map<string, unknown> {
  const initial = initialArgs[prop];
  // No story is named like that: names of stories have capital letters.
  const absent = argTypes[prop]?.table?.defaultValue ? 'By default' : 'None';
  const presets = new Map<string, unknown>();
  const add = (label: string, value: unknown) => {
    if (!presets.has(label) && ![...presets.values()].includes(value))
      presets.set(value === undefined ? absent : label, value);
  };
  for (const [story, args] of [...(argsOfStories.get(title) ?? []), [name, initialArgs] as const])
    add(story, args[prop]);
  if (Array.isArray(initial)) {
    if (initial.length > 1) add('One', initial.slice(0, 1));
    if (initial.length > 0) add('Empty', []);
  }
  return presets;
}

/** The longest type that is shown whole. */
const longestType = 80;

/**
 * What the table has of a prop, as its reader would write it: a default as in the code or in words, where the types' reader has
 * `"'primary'"` and `"the host of the page"`; an object in one word, which opens.
 */
function readable({ type, defaultValue, ...table }: NonNullable<StrictInputType['table']>) {
  const summary = (type?.summary ?? '').replace(/^ReactElement<.*>$/, 'ReactElement');
  const kind = summary.startsWith('readonly') ? 'readonly object[]' : 'object';
  const isLongObject = summary.length > longestType && !summary.includes('=>');
  return {
    ...table,
    type: isLongObject ? { summary: kind, detail: summary } : type && { ...type, summary },
    defaultValue: defaultValue && {
      ...defaultValue,
      summary: defaultValue.summary?.replace(/^"('.*'|[a-z].* .*)"$/, '$1'),
    },
  };
}

/** Whether a text can be the value of a prop. */
const takesText = ({ type, table }: StrictInputType) =>
  type?.name === 'string' || /^(ReactNode|string \| (null|number)|unknown|`.*`)$/.test(table?.type?.summary ?? '');

/** The default of a prop as a value, where the types' reader has one as text. */
function defaultOf({ table }: StrictInputType, options: readonly unknown[]): unknown {
  const text = table?.defaultValue?.summary?.replaceAll(/['"]/g, '');
  return options.find((option) => String(option) === text);
}

/**
 * How a prop is changed, by its type and by what the stories give it; nothing for what cannot be. `absent` is what the control
 * shows where the prop is not given.
 */
function controlOf(argType: StrictInputType, presets: ReadonlyMap<string, unknown>, initial: unknown) {
  const { type, table, mapping } = argType;
  if (mapping) return {};
  if (type?.name === 'boolean')
    return { control: { type: 'boolean' }, absent: defaultOf(argType, [true, false]) ?? false } as const;
  if (type?.name === 'number' || table?.type?.summary === 'number | null')
    return { control: { type: 'number' }, absent: null } as const;
  if (type?.name === 'enum') {
    const all = (argType.options ?? type.value) as readonly (string | number)[];
    const options = all.every((option) => typeof option === 'number') ? all.toSorted((a, b) => a - b) : all;
    return {
      control: { type: options.length > 4 ? 'select' : 'inline-radio' },
      options,
      absent: defaultOf(argType, options),
      table: { ...table, type: { summary: options.map((option) => JSON.stringify(option)).join(' | ') } },
    } as const;
  }
  if (
    presets.size > 1 &&
    (isObject(initial) || [...presets.values()].every((value) => value === undefined || isObject(value)))
  )
    return { control: { type: 'select' }, options: [...presets.keys()], mapping: mappingTo(presets) } as const;
  if (typeof initial !== 'string' && !takesText(argType)) return { control: false } as const;
  return {
    control: { type: 'text' },
    absent: '',
    // An empty one is what the story has, until there is a text to take its place.
    ...(typeof initial === 'object' && { mapping: mappingTo(new Map([['', initial]])) }),
  } as const;
}

/**
 * Gives each prop the control that its type asks for: a text for texts and what else React draws, a toggle, a number, a choice;
 * for data and elements a choice of what the stories have. Neither a ref nor what is no prop of the component's own, such as an
 * attribute of its element, is in the table. The parameter `noControls` says why a page has none.
 */
export const controlsByType: ArgTypesEnhancer = (context) => {
  const { argTypes, initialArgs, parameters } = context;
  return Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((prop) => {
      const given = argTypes[prop] ?? { name: prop };
      const initial = initialArgs[prop];
      if (!given.table?.type || given.table.type.summary?.startsWith('Ref<'))
        return [prop, { ...given, control: false, table: { disable: true } }];
      const argType = { ...given, table: readable(given.table) };
      const control = parameters.noControls
        ? { control: false }
        : controlOf(argType, presetsOf(prop, context), initial);
      return [prop, { ...argType, ...control, ...(initial !== undefined && { absent: undefined }) }];
    }),
  );
};

/** Begins with what the controls show: the name of a preset, and the default of what is not given. */
export const shownInControls: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([prop, { mapping, absent }]) => {
      const initial = initialArgs[prop];
      const label = mapping && Object.getOwnPropertyNames(mapping).find((each) => mapping[each] === initial);
      const shown = label ?? (initial === undefined ? absent : undefined);
      return shown === undefined ? [] : [[prop, shown]];
    }),
  );

/** Leaves out what is as it is when it is not given. */
export const withoutDefaults = (Story: PartialStoryFn, { args, argTypes }: StoryContext<Renderer>) =>
  Story({
    args: Object.fromEntries(
      Object.entries(args).filter(([prop, value]) => value === undefined || value !== argTypes[prop]?.absent),
    ),
  });

/** What a component may read only when it is drawn for the first time: data, and where it starts. */
const isReadOnce = (prop: string, { mapping }: StrictInputType) =>
  mapping !== undefined || /^(value|default|initial|prefill)/.test(prop);

/** Identifies what a story starts with: drawn under another key, it starts again. */
export const startKey = ({ argTypes, unmappedArgs }: StoryContext<Renderer>) =>
  JSON.stringify(Object.entries(argTypes).map(([prop, argType]) => isReadOnce(prop, argType) && unmappedArgs[prop]));
