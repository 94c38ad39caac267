import { guide as input } from '../../fields/FileInput/FileInput.guide.ts';
import { described, fileKeys, fileNames } from '../../fields/fields.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'In a `Form`, for documents and pictures that are sent with it. The value is a list of files with their content.',
  ],
  insteadUse: [
    { component: 'Forms/TextField', when: 'the file is on the web already, and its address is enough.' },
    { component: 'Fields/FileInput', when: 'there is no form, or the files are kept elsewhere.' },
  ],
  anatomy: input.anatomy,
  dos: [{ story: 'Chosen', caption: 'The field itself gives the limits, once: the types and the size.' }],
  donts: [
    {
      story: 'LimitsTwice',
      caption:
        'The hint repeats the limits that the field adds: people read them twice, and the first sentence stays when the limits change.',
    },
  ],
  keyboard: fileKeys,
  content: [
    ...(input.content ?? []),
    'The field writes these limits itself, and the number of files too. A hint of its own says something else: “If there is one.”',
  ],
  accessibility: [
    'The hint says which files are accepted, how large and how many, before there is an error.',
    'An error about a file names the file, says what is wrong with it and what to do.',
    fileNames,
    'After a reload, a form with a `draftKey` names the files that were chosen and asks for them again: a tab keeps no files.',
    described,
  ],
};
