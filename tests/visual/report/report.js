// Shows the pictures that the form asks for, and leads from one to the next. Without it all are shown.

const form = document.querySelector('form');
const status = document.querySelector('[role=status]');
const entries = [...document.querySelectorAll('article')];

function show() {
  const { state, mode, name } = Object.fromEntries(new FormData(form));
  const words = name.toLowerCase().split(/[\s/]+/);
  for (const entry of entries)
    entry.hidden = !(
      (state === 'all' || entry.dataset.state === state) &&
      (mode === '' || entry.dataset.mode === mode) &&
      words.every((word) => entry.dataset.name.includes(word))
    );
  const shown = entries.filter((entry) => !entry.hidden).length;
  const count = shown === 0 ? 'No picture' : shown === 1 ? 'One picture' : `${shown} pictures`;
  status.textContent = `${count}. The keys J and K lead to the next and the one before.`;
}

/** From the entry that has the focus, or is at the top, to the next one that is shown. */
function step(by) {
  const shown = entries.filter((entry) => !entry.hidden);
  const at = shown.findIndex((entry) => entry.contains(document.activeElement));
  const next = shown[at === -1 ? 0 : at + by];
  if (!next) return;
  next.querySelector('h2').focus();
  next.scrollIntoView({ block: 'start' });
}

form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
addEventListener('keydown', (event) => {
  if (event.target.type === 'search' || event.metaKey || event.ctrlKey || event.altKey) return;
  if (event.key === 'j') step(1);
  if (event.key === 'k') step(-1);
});
show();
