import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../actions/Button';
import { Alert, alertTones } from '../feedback/Alert';
import { notify } from '../feedback/notify';
import { Stack } from '../layout/Stack';
import { Text } from '../layout/Text';
import { VisuallyHidden } from '../layout/VisuallyHidden';

/** How the page tells people what happened and what they can do. */
const meta = { title: 'Patterns/Notices', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Press the button: a short confirmation appears and disappears after four seconds. */
export const Confirmed: Story = {
  render: () => (
    <Button variant="secondary" onClick={() => void notify.success('Recipe updated successfully')}>
      Save changes
    </Button>
  ),
};

const tones: Record<(typeof alertTones)[number], [title: string, words: string]> = {
  info: ['Kept in this browser only', 'What you enter here is not sent. Export it to keep it.'],
  success: ['All answers are in', 'The result below is complete.'],
  warning: ['The results are out of date', 'An input has changed since they were calculated.'],
  danger: ['The message was not sent', 'Check your connection and send it again. Your text is kept.'],
};

/** Tone, icon and title carry the same meaning; colour is never the only sign. */
export const Holding: Story = {
  render: () => (
    <Stack space="s">
      {alertTones.map((tone) => (
        <Alert key={tone} tone={tone} title={tones[tone][0]}>
          {tones[tone][1]}
        </Alert>
      ))}
    </Stack>
  ),
};

function Recipes() {
  const [recipes, setRecipes] = useState(['Bean soup', 'Corn chowder', 'Rye bread']);
  const [deleted, setDeleted] = useState<{ name: string; place: number }>();
  return (
    <Stack>
      {deleted ? (
        <Alert
          live
          title={`“${deleted.name}” is deleted`}
          action={
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                setRecipes(recipes.toSpliced(deleted.place, 0, deleted.name));
                setDeleted(undefined);
              }}
            >
              Undo
            </Button>
          }
        >
          You can put it back until you leave this page.
        </Alert>
      ) : null}
      <Stack as="ul" space="s">
        {recipes.map((name, place) => (
          <li key={name}>
            <Stack direction="row" justify="between">
              <Text as="span">{name}</Text>
              <Button
                variant="quiet"
                tone="danger"
                size="small"
                onClick={() => {
                  setRecipes(recipes.filter((other) => other !== name));
                  setDeleted({ name, place });
                }}
              >
                Delete<VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </Stack>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** Delete an entry: a reversible action needs no confirmation, but an Undo. */
export const TakenBack: Story = {
  render: () => <Recipes />,
};
