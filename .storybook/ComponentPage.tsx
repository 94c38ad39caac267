import { Controls, Description, DocsContext, Title, useOf } from '@storybook/addon-docs/blocks';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { useContext } from 'react';
import { useArgsInAddress } from './useArgsInAddress.ts';
import { Code } from './Code.tsx';
import { Example } from './Example.tsx';
import { Examples, Keyboard, Lines, Status, Usage, withCode, type NamedExample } from './GuideParts.tsx';

function Import({ line }: { line: string | undefined }) {
  return line ? (
    <div className="import-line">
      <Code code={line} language="tsx" />
    </div>
  ) : (
    <p>Internal: other components use it, and no package exports it.</p>
  );
}

/** The docs page of a component: its guide, then props and stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const docs = useContext(DocsContext);
  const shown = docs.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  useArgsInAddress(shown[0]);
  const guide = preparedMeta.parameters.guide as ComponentGuide | undefined;
  const named = (tone: NamedExample['tone'], examples: readonly GuideExample[] = []) =>
    examples.map(({ story, caption }) => {
      const id = toId(preparedMeta.title, storyNameFromExport(story));
      return { tone, caption, of: docs.storyById(id).moduleExport };
    });

  const hasProps = Object.values(preparedMeta.argTypes).some(({ table }) => !table?.disable);
  const noControls = preparedMeta.parameters.noControls ?? (hasProps ? undefined : 'It takes no props.');
  // On a page of tokens each story is a part of the page.
  const StoryHeading = preparedMeta.component ? 'h3' : 'h2';

  return (
    <>
      <Title />
      {guide ? <Status status={guide.status} /> : null}
      <Description of="meta" />
      {preparedMeta.component ? <Import line={preparedMeta.parameters.importLine} /> : null}
      {guide ? (
        <>
          <Usage {...guide} />
          <Examples examples={[...named('do', guide.dos), ...named('dont', guide.donts)]} />
          <Keyboard keys={guide.keyboard} />
          <h2 id="accessibility">Accessibility</h2>
          <Lines lines={guide.accessibility} />
        </>
      ) : null}
      {preparedMeta.component && shown[0] ? (
        <>
          <h2 id="try-it">Try it</h2>
          <Example of={shown[0].moduleExport} />
          {noControls ? <p>{withCode(`No controls. ${noControls}`)}</p> : null}
          {hasProps ? (
            <>
              <h2 id="props">Props</h2>
              <Controls of={shown[0].moduleExport} />
            </>
          ) : null}
        </>
      ) : null}
      {preparedMeta.component ? <h2 id="stories">All stories</h2> : null}
      {shown.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <StoryHeading id={id}>{name}</StoryHeading>
          <Description of={moduleExport} />
          <Example of={moduleExport} foot={preparedMeta.component !== undefined} />
        </section>
      ))}
    </>
  );
}
