import { Button, Heading, Stack, Text } from '@advisor/ui';
import { RadioGroupInput, SelectInput, TextInput } from '@advisor/ui/fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { expect, fn } from 'storybook/test';
import { declarations, type ElementDeclaration, type ToolTag as Tag } from '../elements/declarations';
import { attributeOf } from '../elements/properties';
import type { ToolInLanguagesProps } from '../frame';
import { code } from './EmbedSnippet.css';
import { elements } from './elements';
import { guide } from './EmbedSnippet.guide';

const tags = Object.keys(declarations) as Tag[];

/** The tool of an element, with the props that all have. */
const previewOf = (tag: Tag) =>
  lazy(async () => ({ default: (await elements[tag]()).Tool as ComponentType<ToolInLanguagesProps> }));
const previews = new Map(tags.map((tag) => [tag, previewOf(tag)]));

/** The own properties of an element: those of data, and the attributes of the others. */
function ownOf(tag: Tag) {
  const { properties, source }: ElementDeclaration = declarations[tag];
  const own = Object.entries(properties);
  return {
    data: own.filter(([, { kind }]) => kind === 'data').map(([name]) => name),
    attributes: [
      ...(source === undefined ? [] : [{ name: 'src', hint: `The address of a JSON file with your own ${source}.` }]),
      ...own
        .filter(([, { kind }]) => kind !== 'data')
        .map(([name, property]) => ({ name: attributeOf(name, property)!, hint: undefined })),
    ],
  };
}

interface Options {
  tag: Tag;
  /** The address of the script. */
  script: string;
  locale: string;
  theme: string;
  headingLevel: string;
  storageKey: string;
  useAddress: string;
  mode: string;
  own: Record<string, string>;
}

const samples: Record<string, string> = {
  rates: '{ ...the shape of PricingRates: your own prices }',
  questions: '[ /* your own questions */ ]',
  initialDocument: '{ ...what Export JSON of the tool wrote }',
  weaknesses: '[ /* { category, score, recommendation } */ ]',
  events: '[ /* your own events */ ]',
  feeds: "[{ label: 'calendar file', href: '/events.ics' }]",
  terms: '[ /* your own terms */ ]',
};

/** The snippet: the script, the element, and a script for data and events. */
function snippetOf({ tag, script, locale, theme, headingLevel, storageKey, useAddress, mode, own }: Options): string {
  const { data } = ownOf(tag);
  const attributes = [
    ['locale', locale],
    ['theme', theme],
    ['heading-level', headingLevel === '2' ? '' : headingLevel],
    ['storage-key', storageKey],
    ['mode', mode],
    ...Object.entries(own),
  ].flatMap(([name, value]) => (value ? [` ${name}="${escape(value)}"`] : []));
  const address = useAddress === 'yes' ? ' use-address' : '';
  return [
    `<script type="module" src="${escape(script)}"></script>`,
    '',
    `<${tag}${attributes.join('')}${address}></${tag}>`,
    '',
    '<script>',
    `  const tool = document.querySelector('${tag}');`,
    ...data.map((prop) => `  // tool.${prop} = ${samples[prop]};`),
    "  tool.addEventListener('result', (event) => console.log(event.detail));",
    '</script>',
    '',
    '<style>',
    `  ${tag} {`,
    '    --advisor-colour-accent: #0b5d57;',
    "    --advisor-font-text: 'Your Font', sans-serif;",
    '  }',
    '</style>',
  ].join('\n');
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function EmbedSnippet({ onCopy }: { onCopy: (snippet: string) => void }) {
  const [options, setOptions] = useState<Options>({
    tag: 'msp-pricing-calculator',
    script: 'https://cdn.example.com/advisor-tools/{version}/embed.js',
    locale: '',
    theme: '',
    headingLevel: '2',
    storageKey: '',
    useAddress: 'no',
    mode: '',
    own: {},
  });
  const set = (change: Partial<Options>) => setOptions((before) => ({ ...before, ...change }));
  const { attributes } = ownOf(options.tag);
  const Tool = previews.get(options.tag)!;
  const snippet = snippetOf(options);
  return (
    <Stack space="xl">
      <Stack space="s">
        <Heading level={1} size="xxl">
          Put a tool on your page
        </Heading>
        <Text color="textSoft" measure>
          One script defines all six elements, with React and the styles inside; a tool is fetched when it is on the
          page. An element lives in a shadow root: your styles do not reach into it, its styles do not reach out.
          Colours, fonts and sizes are CSS variables.
        </Text>
      </Stack>
      <Stack space="m">
        <SelectInput
          label="Tool"
          placeholder={null}
          value={options.tag}
          options={tags.map((tag) => ({ value: tag, label: `<${tag}>` }))}
          onChange={(tag) => set({ tag: tag as Tag, own: {} })}
        />
        <TextInput
          label="Address of the script"
          hint="Your copy of the folder dist/cdn of @advisor/tools, with the version in its address. From another origin it needs Access-Control-Allow-Origin, which CDNs send."
          value={options.script}
          onChange={(script) => set({ script })}
        />
        <RadioGroupInput
          label="Language"
          layout="row"
          value={options.locale}
          options={[
            { value: '', label: 'That of the page (lang)' },
            { value: 'en', label: 'English' },
            { value: 'es', label: 'Spanish' },
          ]}
          onChange={(locale) => set({ locale })}
        />
        <RadioGroupInput
          label="Theme"
          layout="row"
          value={options.theme}
          options={[
            { value: '', label: 'As the visitor’s system' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          onChange={(theme) => set({ theme })}
        />
        <RadioGroupInput
          label="Level of its headings"
          layout="row"
          value={options.headingLevel}
          options={[
            { value: '2', label: '2' },
            { value: '3', label: '3' },
          ]}
          onChange={(headingLevel) => set({ headingLevel })}
        />
        <RadioGroupInput
          label="Where it is"
          layout="row"
          value={options.mode}
          options={[
            { value: '', label: 'In the page' },
            { value: 'dialog', label: 'In a dialog behind a button' },
          ]}
          onChange={(mode) => set({ mode })}
        />
        <RadioGroupInput
          label="May it use the address of the page?"
          hint="For links that restore what is shown, and for filters; for one tool of a page."
          layout="row"
          value={options.useAddress}
          options={[
            { value: 'no', label: 'No' },
            { value: 'yes', label: 'Yes' },
          ]}
          onChange={(useAddress) => set({ useAddress })}
        />
        <TextInput
          label="Where work is kept in the browser"
          hint="By default each element has a place of its own, by its id or its order. “none” keeps nothing."
          value={options.storageKey}
          onChange={(storageKey) => set({ storageKey })}
        />
        {attributes.map(({ name, hint }) => (
          <TextInput
            key={`${options.tag} ${name}`}
            label={name}
            {...(hint && { hint })}
            value={options.own[name] ?? ''}
            onChange={(value) => set({ own: { ...options.own, [name]: value } })}
          />
        ))}
      </Stack>
      <Stack space="s">
        <Heading level={2}>The snippet</Heading>
        {/* Focusable, to scroll sideways by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre className={code} tabIndex={0} aria-label="Snippet">
          {snippet}
        </pre>
        <div>
          <Button
            variant="secondary"
            onClick={() => {
              void navigator.clipboard?.writeText(snippet).catch(() => {});
              onCopy(snippet);
            }}
          >
            Copy snippet
          </Button>
        </div>
      </Stack>
      <Suspense>
        <Tool
          key={options.tag}
          storageKey={null}
          headingLevel={options.headingLevel === '3' ? 3 : 2}
          {...(options.theme && { theme: options.theme as 'light' | 'dark' })}
          {...(options.locale && { locale: options.locale })}
        />
      </Suspense>
    </Stack>
  );
}

/** Writes the snippet that puts a tool on any page, and shows the tool. */
const meta = {
  title: 'Tools/Embed',
  tags: ['!manifest'],
  parameters: { guide },
  args: { onCopy: fn() },
  render: (args) => <EmbedSnippet {...args} />,
} satisfies Meta<typeof EmbedSnippet>;

export default meta;

export const Snippet: StoryObj<typeof meta> = {
  play: async ({ args, canvas, userEvent }) => {
    const snippet = canvas.getByLabelText('Snippet');
    await expect(snippet).toHaveTextContent('<msp-pricing-calculator></msp-pricing-calculator>');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tool' }), 'security-assessment');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'risk-matrix-href' }), '/risks?a="b"');
    await userEvent.type(canvas.getByRole('textbox', { name: 'src' }), '/questions.json');
    await userEvent.click(canvas.getByRole('radio', { name: 'Spanish' }));
    await expect(snippet).toHaveTextContent(
      '<security-assessment locale="es" theme="dark" risk-matrix-href="/risks?a=&quot;b&quot;" src="/questions.json"></security-assessment>',
    );
    await expect(await canvas.findByRole('heading', { name: 'Pregunta 1 de 10' })).toBeVisible();
    await expect(snippet).toHaveTextContent('// tool.questions = [ /* your own questions */ ];');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy snippet' }));
    await expect(args.onCopy).toHaveBeenCalledWith(
      expect.stringContaining('<script type="module" src="https://cdn.example.com'),
    );
  },
};
