import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useLayoutEffect, useRef, type ReactNode } from 'react';
import { HooksContext } from 'storybook/preview-api';
import type { Args, ModuleExport, StrictArgTypes } from 'storybook/internal/types';
import { brands } from '../packages/ui/src/theme/brands/index.ts';
import { themeRules } from '../packages/ui/src/theme/themeRules.ts';
import { layerNames } from '../packages/ui/src/theme/layerNames.ts';

/** A row of the matrix. */
interface State {
  name: string;
  /** Args on top of the story's. */
  args?: Args;
  /** What the reader does with the first control: its rules for these pseudo-classes apply. */
  pseudo?: readonly Pseudo[];
}

/** With the class names that storybook-addon-pseudo-states adds to each rule for a pseudo-class. */
type Pseudo = 'hover' | 'focus' | 'focus-visible' | 'focus-within' | 'active';

/** What every control has. A field that is pressed has the focus. */
const interactions: readonly State[] = [
  { name: 'Rest' },
  { name: 'Hover', pseudo: ['hover'] },
  { name: 'Focus', pseudo: ['focus', 'focus-visible', 'focus-within'] },
  { name: 'Active', pseudo: ['hover', 'active'] },
];

/** What a control has that takes the prop. */
const conditions = [
  { name: 'Disabled', prop: 'disabled', value: true },
  { name: 'Read-only', prop: 'readOnly', value: true },
  { name: 'Busy', prop: 'busy', value: true },
  { name: 'Error', prop: 'error', value: 'Enter what is missing.' },
] as const;

const longText = 'Report on the incidents of the last quarter, with the decisions that the board has to take';

interface Drawn {
  argTypes: StrictArgTypes;
  initialArgs: Args;
}

/** The states of a story's component. It has a condition if one of its stories shows it, or its own props have it. */
function statesOf({ argTypes, initialArgs }: Drawn, stories: readonly Drawn[]): State[] {
  const isField = 'error' in argTypes;
  const text = isField ? 'label' : 'children';
  return [
    ...interactions.filter(({ name }) => name !== 'Active' || !isField),
    ...conditions.flatMap(({ name, prop, value }) => {
      const example = stories.find((story) => Boolean(story.initialArgs[prop]));
      return example || prop in argTypes ? [{ name, args: { [prop]: example?.initialArgs[prop] ?? value } }] : [];
    }),
    ...(typeof initialArgs[text] === 'string' ? [{ name: 'Long text', args: { [text]: longText } }] : []),
  ];
}

const panels = brands.flatMap((brand) => (['light', 'dark'] as const).map((theme) => ({ brand: brand.name, theme })));

/** A story in all states, in both themes of all brands at once, whatever the toolbar says. */
export function StateMatrix({ of }: { of: ModuleExport }) {
  const docs = useContext(DocsContext);
  const story = docs.storyById(docs.resolveOf(of, ['story']).story.id);
  const context = docs.getStoryContext(story);
  const states = statesOf(story, docs.componentStories());
  const draw = (args: Args = {}) =>
    story.unboundStoryFn({
      ...context,
      args: { ...story.initialArgs, ...args },
      hooks: new HooksContext(),
    } as Parameters<typeof story.unboundStoryFn>[0]) as ReactNode;
  return (
    <div className="states sb-unstyled">
      <style>{panelStyles}</style>
      {panels.map(({ brand, theme }) => (
        <figure key={brand + theme} className="states-panel" data-states-brand={brand} data-theme={theme}>
          <figcaption>
            {brand}, {theme}
          </figcaption>
          <dl>
            {states.map(({ name, args, pseudo }) => (
              <div key={name} data-state={name}>
                <dt>{name}</dt>
                <Specimen pseudo={pseudo} draw={() => draw(args)} />
              </div>
            ))}
          </dl>
        </figure>
      ))}
    </div>
  );
}

const controls = 'a[href], button, summary, select, textarea, input:not([type="hidden"]), [tabindex="0"]';

interface SpecimenProps {
  pseudo?: readonly Pseudo[];
  /** Called as it is rendered: a story reads its args when its decorators are, and all stories of a page share one store. */
  draw: () => ReactNode;
}

function Specimen({ pseudo = [], draw }: SpecimenProps) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const all = [...place.current!.querySelectorAll(controls)].filter((control) => control.checkVisibility());
    // What is chosen already looks the same when it is pointed at; among tabs, it alone takes the focus.
    const changes = pseudo.includes('focus')
      ? ':not([tabindex="-1"], :disabled)'
      : ':not([aria-current], [aria-selected="true"], :checked, :disabled)';
    const control = all.find((each) => each.matches(changes)) ?? all[0];
    if (!control) return;
    const classes = pseudo.map((name) => `pseudo-${name}`);
    // The pointer is over, and the focus within, everything around the control as well.
    const inherited = classes.filter((name) => !/-focus(?:-visible)?$/.test(name));
    for (let around = control.parentElement!; around !== place.current; around = around.parentElement!)
      around.classList.add(...inherited);
    control.classList.add(...classes);
  });
  // A picture: the live example above is for use.
  return (
    <dd ref={place} inert>
      {draw()}
    </dd>
  );
}

/** The tokens of each brand and theme for its panel, which outrank those of the page. */
const panelStyles = `@layer ${layerNames.join(', ')};\n@layer advisor.tokens {\n${brands
  .flatMap((tokens) =>
    themeRules(tokens)
      .filter(({ selector }) => selector === ':root' || selector === '[data-theme="dark"]')
      .map(({ selector, colorScheme, properties }) => {
        const declarations = Object.entries(properties).map(([name, value]) => `--${name}: ${value};`);
        const theme = selector === ':root' ? '[data-theme]' : selector;
        return `[data-states-brand="${tokens.name}"]${theme} { color-scheme: ${colorScheme}; ${declarations.join(' ')} }`;
      }),
  )
  .join('\n')}\n}`;
