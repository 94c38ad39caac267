import { withCode } from './GuideParts.tsx';
import { ComponentLink } from './PageLink.tsx';

export interface ChoicesProps {
  /** Names the first column: "What happened". */
  about: string;
  choices: readonly {
    when: string;
    /** As the sidebar has it: `Feedback/Alert`. Without it there is no component for it. */
    component?: string;
    /** Why, and how. */
    because: string;
  }[];
}

/** Which component in which case, for the pages of patterns. */
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
            <td>{withCode(because)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
