import { ComponentLink } from './PageLink.tsx';

interface ChoicesProps {
  /** Names the first column: "What happened". */
  about: string;
  choices: readonly {
    when: string;
    /** Title in the sidebar: `Feedback/Alert`. Omitted where no component fits. */
    component?: string;
    /** The reason, and how to do it. */
    because: string;
  }[];
}

/** A table of which component to use when, for the pattern pages. */
export function Choices({ about, choices }: ChoicesProps) {
  return (
    <table className="choices">
      <thead>
        <tr>
          <th scope="col">{about}</th>
          <th scope="col">Take</th>
          <th scope="col">Because</th>
        </tr>
      </thead>
      <tbody>
        {choices.map(({ when, component, because }) => (
          <tr key={when}>
            <th scope="row">{when}</th>
            <td>{component ? <ComponentLink component={component} /> : 'A page of its own'}</td>
            <td>{because}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
