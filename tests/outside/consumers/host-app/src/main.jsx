import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const hosts = import.meta.glob('./hosts/*.css');
const tools = import.meta.glob('./tools/*.jsx');
// The stylesheet of the page and the tool are in the address, the props of the tool are set by the test.
const asked = new URLSearchParams(location.search);

function Page() {
  const [count, setCount] = useState(0);
  const [Tool, setTool] = useState();
  return (
    <>
      <div id="page">
        <h2 className="text-2xl font-bold">A page of another site</h2>
        <p className="mt-4 rounded bg-blue-100 p-4">
          <button className="rounded bg-blue-700 px-4 py-2 text-white" onClick={() => setCount(count + 1)}>
            Pressed {count} times
          </button>
        </p>
        <ul>
          <li>
            <label>
              A field <input />
            </label>
          </li>
        </ul>
        <table>
          <tbody>
            <tr>
              <th>A table</th>
              <td>of its own</td>
            </tr>
          </tbody>
        </table>
      </div>
      <button
        onClick={async () => {
          const { default: tool } = await tools[`./tools/${asked.get('tool')}.jsx`]();
          setTool(() => tool);
        }}
      >
        Show the tool
      </button>
      <div style={{ width: 900, boxSizing: 'content-box', padding: 0 }}>
        {Tool ? <Tool storageKey={null} {...globalThis.toolProps} /> : null}
      </div>
    </>
  );
}

await hosts[`./hosts/${asked.get('host')}.css`]?.();
createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
