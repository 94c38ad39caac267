import { Controls, Description, DocsContext, Title, useOf } from '@storybook/addon-docs/blocks';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { useContext } from 'react';
import { Example } from './Example.tsx';
import { Facts, Related } from './Facts.tsx';
import { StateMatrix } from './StateMatrix.tsx';
import { Examples, Keyboard, Lines, PartsAndWords, Status, Usage, type NamedExample } from './GuideParts.tsx';

/** Parameters of a story file for its docs page. */
interface PageParameters {
  layout?: string;
  docs?: {
    /** Whether the examples of usage are stacked at full width, as for `layout: 'fullscreen'`. */
    wideExamples?: boolean;
    /** Of a control: the export of the story that is shown in all its states. */
    states?: string;
  };
}

/** The docs page of a component: live example and facts, guide, props, stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const docs = useContext(DocsContext);
  const shown = docs.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const guide = preparedMeta.parameters.guide as ComponentGuide | undefined;
  const { layout, docs: docsParameters } = preparedMeta.parameters as PageParameters;
  const storyOf = (name: string) => docs.storyById(toId(preparedMeta.title, storyNameFromExport(name)));
  const named = (kind: NamedExample['kind'], examples: readonly GuideMistake[] = []): NamedExample[] =>
    examples.map(({ story, caption }) => {
      if (story === undefined) return { kind, caption };
      return { kind, caption, of: storyOf(story).moduleExport };
    });

  const hasProps = shown[0] !== undefined && Object.keys(shown[0].argTypes).length > 0;
  // On a token page each story is a section of the page.
  const StoryHeading = preparedMeta.component ? 'h3' : 'h2';

  return (
    <>
      <Title />
      {guide ? <Status status={guide.status} /> : null}
      <Description of="meta" />
      {preparedMeta.component && shown[0] ? (
        <>
          {/* At rest, for the reader to use, and for the controls to change. */}
          <Example of={shown[0].moduleExport} />
          <Facts title={preparedMeta.title} design={preparedMeta.parameters.design as string | undefined} />
        </>
      ) : null}
      {guide ? (
        <>
          <Usage {...guide} />
          <Examples
            examples={[...named('do', guide.dos), ...named('dont', guide.donts)]}
            wide={layout === 'fullscreen' || docsParameters?.wideExamples === true}
          />
          <PartsAndWords {...guide} />
          {docsParameters?.states === undefined ? null : (
            <>
              <h2 id="states">States</h2>
              <StateMatrix of={storyOf(docsParameters.states).moduleExport} />
            </>
          )}
          <Keyboard keys={guide.keyboard} />
          <h2 id="accessibility">Accessibility</h2>
          <Lines lines={guide.accessibility} />
        </>
      ) : null}
      {preparedMeta.component && shown[0] ? (
        <>
          <Related title={preparedMeta.title} />
          <h2 id="props">Props</h2>
          {hasProps ? <Controls of={shown[0].moduleExport} /> : <p>It has no props, and so no controls.</p>}
        </>
      ) : null}
      {preparedMeta.component ? <h2 id="stories">All stories</h2> : null}
      {shown.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <StoryHeading id={id}>{name}</StoryHeading>
          <Description of={moduleExport} />
          <Example of={moduleExport} code={preparedMeta.component !== undefined} played />
        </section>
      ))}
    </>
  );
}
