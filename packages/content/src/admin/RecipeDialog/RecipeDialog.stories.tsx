import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fill, preparedBy } from '../../../../../tests/browser/prepared';
import { filesInMemory } from '../filesInMemory';
import type { RecipeInput } from '../recipe';
import type { RecipeUpdate } from '../recipeStore';
import { sampleRecipes } from '../sampleRecipes';
import { samplePicture } from '../samplePicture';
import { RecipeDialog } from '.';
import { recipeDialog as guide } from '../admin.guide';

const [soup] = sampleRecipes;
const saved = async (_recipe: RecipeInput, _version: string | null): Promise<RecipeUpdate> => ({ kind: 'saved' });

/** The soup as someone else has changed it meanwhile. */
const otherSoup = { ...soup!, title: 'White bean soup', updated_at: '2026-11-02T08:30:00Z' };

const meta = {
  title: 'Content/Admin/RecipeDialog',
  component: RecipeDialog,
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 820 } } },
  args: { open: true, onSave: fn(saved), onClose: fn() },
} satisfies Meta<typeof RecipeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Blank lines among the ingredients are dropped; empty fields are null. */
export const Create: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Difficulty')).toHaveValue('easy');
    for (const name of [/^Title/, /^Ingr/, /^Instr/]) await expect(canvas.getByLabelText(name)).toBeRequired();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Corn chowder');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ingredients' }), '4 ears of corn\n\n 1 onion ');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Instructions' }), 'Simmer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Create recipe' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        {
          title: 'Corn chowder',
          description: null,
          ingredients: ['4 ears of corn', '1 onion'],
          instructions: 'Simmer.',
          prep_time: null,
          cook_time: null,
          servings: null,
          difficulty: 'easy',
          category: null,
          image_url: null,
          image_alt: null,
        },
        null,
      ),
    );
    await expect(await screen.findByText('Recipe created successfully')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Edit: Story = {
  args: { recipe: sampleRecipes[0] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Ingredients' })).toHaveValue(
      sampleRecipes[0]!.ingredients.join('\n'),
    );
    const servings = canvas.getByRole('spinbutton', { name: 'Servings' });
    await userEvent.clear(servings);
    await userEvent.type(servings, '8');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ servings: 8 }), soup!.updated_at),
    );
    await expect(await screen.findByText('Recipe updated successfully')).toBeVisible();
  },
};

export const Errors: Story = {
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await fill(canvas.getByRole('spinbutton', { name: 'Servings' }), '-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Create recipe' }));
    await canvas.findByRole('group', { name: /attention/ });
  }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: '4 answers need your attention' })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A failure is shown, and the text is kept. */
export const Failed: Story = {
  args: { recipe: sampleRecipes[1], onSave: fn<typeof saved>(async () => Promise.reject(new Error('no answer'))) },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await canvas.findByText('Your text is kept.');
  }),
  play: async ({ args, canvas }) => {
    await expect(screen.getAllByText('Failed to save recipe').length).toBeGreaterThan(0);
    await expect(canvas.getByText('Your text is kept.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(sampleRecipes[1]!.title);
  },
};

let answerCheck = () => {};
let answerEarlierCheck = () => {};

/**
 * The recipe was changed meanwhile: nothing is saved until the person chooses a version. The answer to a check of before
 * does not say otherwise.
 */
export const ChangedElsewhere: Story = {
  args: {
    recipe: soup,
    onCheck: fn(() => new Promise<typeof otherSoup>((resolve) => (answerCheck = () => resolve(soup!)))),
    onSave: fn<typeof saved>(async (_recipe, version) =>
      version === soup!.updated_at ? { kind: 'changed-elsewhere', now: otherSoup } : { kind: 'saved' },
    ),
  },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await fill(canvas.getByRole('textbox', { name: 'Title' }), `${soup!.title}!`);
    dispatchEvent(new Event('focus'));
    answerEarlierCheck = answerCheck;
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    (await canvas.findByText('This recipe was changed elsewhere')).scrollIntoView({ block: 'center' });
  }),
  play: async ({ args, canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    answerEarlierCheck();
    await new Promise(requestAnimationFrame);
    await expect(title).toHaveValue(`${soup!.title}!`);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Overwrite' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ title: `${soup!.title}!` }),
        otherSoup.updated_at,
      ),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

const checks: ((title: string | null) => void)[] = [];

/**
 * The version that was asked for last replaces the typed text, whatever comes of an earlier check, before or after it. A save
 * overwrites that version.
 */
export const OtherVersionLoaded: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    recipe: soup,
    onCheck: fn(
      () =>
        new Promise<typeof otherSoup>((resolve, reject) =>
          checks.push((title) =>
            title ? resolve({ ...otherSoup, title, updated_at: `2026-11-02 ${title}` }) : reject(new Error('away')),
          ),
        ),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    for (const earlier of ['Earlier', null])
      for (const order of ['before', 'after', 'after loading', 'as long as it is asked again'] as const) {
        const title = `Asked last, ${earlier}, ${order}`;
        checks.length = 0;
        dispatchEvent(new Event('focus'));
        dispatchEvent(new Event('focus'));
        const [first, second] = checks;
        if (order === 'before') first!(earlier);
        second!(title);
        if (order === 'after') first!(earlier);
        const load = await canvas.findByRole('button', { name: 'Load the other version' });
        await expect(canvas.getByText(new RegExp(`^“${title}”`))).toBeVisible();
        if (order.startsWith('as')) dispatchEvent(new Event('focus'));
        await userEvent.click(load);
        first!(earlier);
        for (const again of checks.slice(2)) again(checks.indexOf(again) === 2 ? earlier : title);
        await new Promise(requestAnimationFrame);
        await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
        await expect(canvas.queryByText('This recipe was changed elsewhere')).toBeNull();
      }
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.anything(), expect.stringMatching(/again$/)));
  },
};

/** A recipe that was deleted meanwhile can be saved as a new one. */
export const DeletedElsewhere: Story = {
  args: {
    recipe: soup,
    onSave: fn<typeof saved>(async (_recipe, version) =>
      version === null ? { kind: 'saved' } : { kind: 'changed-elsewhere', now: null },
    ),
  },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    (await canvas.findByRole('button', { name: 'Save it as a new recipe' })).scrollIntoView({ block: 'center' });
  }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save it as a new recipe' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ title: soup!.title }), null);
  },
};

const chosen = 'portrait-0f3a5b7c9d1e2f40.png';

/** A picture is chosen or uploaded, needs a text alternative, and is stored by its address without an origin. */
export const Pictured: Story = {
  args: { recipe: soup, files: filesInMemory() },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a picture for Picture' }));
    await screen.findByRole('dialog', { name: 'Choose a picture' });
  }),
  play: async ({ args, canvas, userEvent }) => {
    const picker = within(screen.getByRole('dialog', { name: 'Choose a picture' }));
    // The search is in the form of the recipe, which stays as it is.
    await userEvent.type(picker.getByRole('searchbox'), 'portrait{Enter}');
    await waitFor(() => expect(picker.queryByRole('button', { name: /^workshop-/ })).toBeNull());
    await userEvent.click(await picker.findByRole('button', { name: new RegExp(`^${chosen}`) }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const alt = canvas.getByRole('textbox', { name: 'Text alternative' });
    await waitFor(() => expect(alt).toHaveAccessibleDescription(/Say what the picture shows/));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(alt, 'A bowl of soup');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          image_url: `/storage/v1/object/public/public-files/${chosen}`,
          image_alt: 'A bowl of soup',
        }),
        soup!.updated_at,
      ),
    );
  },
};

/** An address that was typed before there was a choice stays, and is shown. */
export const TypedAddress: Story = {
  args: { recipe: { ...soup!, image_url: samplePicture }, files: filesInMemory() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(samplePicture)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ image_url: samplePicture, image_alt: null }),
        soup!.updated_at,
      ),
    );
  },
};

/** Without a picture the recipe has neither address nor text alternative. */
export const PictureRemoved: Story = {
  args: {
    recipe: {
      ...soup!,
      image_url: `/storage/v1/object/public/public-files/${chosen}`,
      image_alt: 'A bowl of soup',
    },
    files: filesInMemory(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: 'A bowl of soup' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the picture for Picture' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ image_url: null, image_alt: null }),
        soup!.updated_at,
      ),
    );
  },
};
