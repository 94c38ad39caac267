import { Code } from './Code.tsx';

const languages = {
  astro: 'html',
  html: 'html',
  js: 'jsx',
  jsx: 'jsx',
  ts: 'tsx',
  tsx: 'tsx',
  vue: 'html',
} as const;

interface SourceFileProps {
  /** Its name, with the folders where the reader's project has it. */
  name: `${string}.${keyof typeof languages}`;
  code: string;
}

/** A file of a project that the tests install and build, below its name. */
export function SourceFile({ name, code }: SourceFileProps) {
  const extension = name.split('.').at(-1) as keyof typeof languages;
  return (
    <figure className="source-file">
      <figcaption className="sb-unstyled">{name}</figcaption>
      <Code code={code.trim()} language={languages[extension]} />
    </figure>
  );
}
