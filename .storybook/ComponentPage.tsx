import { Controls, Description, DocsContext, Markdown, Title, useOf } from '@storybook/addon-docs/blocks';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { useContext } from 'react';
import { useArgsInAddress } from './useArgsInAddress.ts';
import { changesOf } from './changeLogs.ts';
import { Example } from './Example.tsx';
import { Anatomy, Examples, Keyboard, Lines, Related, Usage, withCode, type NamedExample } from './GuideParts.tsx';
import { PackageFacts } from './PackageFacts.tsx';

/** The docs page of a component: an example with controls, where it comes from, its guide, its stories and its changes. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const docs = useContext(DocsContext);
  const all = docs.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const states = all.find(({ name }) => name === 'States');
  const shown = all.filter((story) => story !== states);
  useArgsInAddress(shown[0]);
  const guide = preparedMeta.parameters.guide as ComponentGuide | undefined;
  const named = (tone: NamedExample['tone'], examples: readonly GuideExample[] = []) =>
    examples.map(({ story, caption }) => {
      const id = toId(preparedMeta.title, storyNameFromExport(story));
      return { tone, caption, of: docs.storyById(id).moduleExport };
    });

  const { component, parameters } = preparedMeta;
  const hasProps = Object.values(preparedMeta.argTypes).some(({ table }) => !table?.disable);
  const noControls = parameters.noControls ?? (hasProps ? undefined : 'It takes no props.');
  const importLine = parameters.importLine as string | undefined;
  const changes = importLine ? changesOf(importLine) : '';
  // On a page of tokens each story is a part of the page.
  const StoryHeading = component ? 'h3' : 'h2';

  return (
    <>
      <Title />
      <Description of="meta" />
      {component && shown[0] ? (
        <>
          <Example of={shown[0].moduleExport} />
          {noControls ? <p>{withCode(`No controls. ${noControls}`)}</p> : null}
          {hasProps ? (
            <>
              <h2 id="props">Props</h2>
              <Controls of={shown[0].moduleExport} />
            </>
          ) : null}
          <h2 id="package">Package</h2>
          <PackageFacts
            fileName={parameters.fileName}
            importLine={importLine}
            status={guide?.status}
            lastChange={parameters.lastChange}
            hasChanges={changes !== ''}
          />
        </>
      ) : null}
      {guide ? (
        <>
          <Usage {...guide} />
          <Anatomy parts={guide.anatomy} />
          <Examples examples={[...named('do', guide.dos), ...named('dont', guide.donts)]} />
          {states ? (
            <>
              <h2 id={states.id}>States</h2>
              <Example of={states.moduleExport} />
            </>
          ) : null}
          <Keyboard keys={guide.keyboard} />
          {guide.content ? (
            <>
              <h2 id="content">Content</h2>
              <Lines lines={guide.content} />
            </>
          ) : null}
          <h2 id="accessibility">Accessibility</h2>
          <Lines lines={guide.accessibility} />
        </>
      ) : null}
      <Related pages={parameters.related} />
      {component ? <h2 id="stories">All stories</h2> : null}
      {shown.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <StoryHeading id={id}>{name}</StoryHeading>
          <Description of={moduleExport} />
          <Example of={moduleExport} foot={component !== undefined} />
        </section>
      ))}
      {changes ? (
        <>
          <h2 id="changes">Changes</h2>
          <Markdown>{changes}</Markdown>
        </>
      ) : null}
    </>
  );
}
