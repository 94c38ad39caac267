import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../actions/Button';
import { Badge } from '../cards/Badge';
import { Card } from '../cards/Card';
import { Alert } from '../feedback/Alert';
import { Skeleton } from '../feedback/Skeleton';
import { RadioGroupInput } from '../fields/RadioGroupInput';
import { TextInput } from '../fields/TextInput';
import { Grid } from '../layout/Grid';
import { Stack } from '../layout/Stack';
import { Tabs } from '../navigation/Tabs';
import { advisorTokens } from './tokens';

/**
 * Some readers let their system replace the colours of a page with a few of their own. Backgrounds and shadows disappear,
 * so borders, text and icons have to carry the meaning.
 *
 * **The toolbar's Forced colours is an emulation**, because a page cannot switch its browser over. It follows CSS Color
 * Adjustment 1, section 3.1: rules for forced colours apply, and every colour that is not a system colour is reverted to
 * the browser's. The palette is the browser's default instead of a reader's, and colours inside the markup remain.
 *
 * For the real mode: in Chrome or Edge open the developer tools, **More tools → Rendering → Emulate CSS media
 * feature forced-colors: active**; on Windows turn on a contrast theme with left Alt + left Shift + Print Screen.
 */
const meta = { title: 'Theme/Forced colours', tags: ['!manifest'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** `rgb(11, 93, 87)` as `#0B5D57`. */
const asHex = (colour: string) =>
  `#${[...colour.matchAll(/\d+/g)].map(([part]) => Number(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

export const EverythingTold: Story = {
  globals: { colours: 'forced' },
  render: () => (
    <Grid columns={2}>
      <Stack>
        <Stack direction="row">
          <Button>Save recipe</Button>
          <Button variant="secondary">Preview</Button>
        </Stack>
        <TextInput label="Company" value="" error="Enter the company." onChange={fn()} />
        <RadioGroupInput
          label="Support level"
          layout="row"
          value="standard"
          onChange={fn()}
          options={[
            { value: 'basic', label: 'Basic' },
            { value: 'standard', label: 'Standard' },
          ]}
        />
        <Tabs.Root value="papers" onValueChange={fn()}>
          <Tabs.List label="Publications">
            <Tabs.Tab value="papers">Papers</Tabs.Tab>
            <Tabs.Tab value="talks">Talks</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="papers">Six papers</Tabs.Panel>
          <Tabs.Panel value="talks">Two talks</Tabs.Panel>
        </Tabs.Root>
      </Stack>
      <Stack>
        <Alert tone="danger" title="The message was not sent">
          Your text is kept.
        </Alert>
        <Card heading="White papers" href="#papers" meta={<Badge tone="info">New</Badge>}>
          Six papers, each with a recommendation.
        </Card>
        <Skeleton lines={1} />
      </Stack>
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { backgroundColor, color } = getComputedStyle(canvas.getByRole('button', { name: 'Save recipe' }));
    const { onAccent, accent } = advisorTokens.colour.light;
    await expect([asHex(backgroundColor), asHex(color)]).not.toEqual([accent, onAccent]);
    await expect(asHex(color)).toBe('#000000');
    // A rule for forced colours.
    await expect(getComputedStyle(canvas.getByRole('textbox')).borderTopStyle).toBe('dashed');
    // What has a background has a border.
    const boxes = [
      canvas.getByText('New'),
      canvas.getByRole('article'),
      canvas.getByText('The message was not sent').parentElement!.parentElement!,
      canvasElement.querySelector('[aria-hidden="true"] > div > div')!,
    ];
    for (const box of boxes) await expect(getComputedStyle(box).borderTopWidth, box.className).toBe('1px');
    // What is chosen differs by more than its background.
    for (const role of ['radio', 'tab']) {
      const [one, other] = canvas.getAllByRole(role).map((choice) => {
        return getComputedStyle(choice.closest('label') ?? choice).borderBlockEnd;
      });
      await expect(one, role).not.toBe(other);
    }
  },
};

/** The colours come back when the preference is turned off. */
export const OwnAgain: Story = {
  render: () => <Button>Save recipe</Button>,
  play: async ({ canvas }) =>
    expect(asHex(getComputedStyle(canvas.getByRole('button')).backgroundColor)).toBe(advisorTokens.colour.light.accent),
};
