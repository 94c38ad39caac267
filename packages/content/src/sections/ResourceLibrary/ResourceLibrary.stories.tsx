import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { resourceCategoriesCollection } from '../../collections/resources';
import { resourceCategories } from '../../collections/resources/entries';
import { amounts } from '../../stories/amounts';
import { ResourceLibrary } from '.';
import { guide } from './ResourceLibrary.guide';

const meta = {
  title: 'Content/Sections/ResourceLibrary',
  component: ResourceLibrary,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    label: 'Library',
    heading: 'Resource library',
    intro: 'Twelve documents in four groups.',
    categories: resourceCategories,
  },
} satisfies Meta<typeof ResourceLibrary>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const categories = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(categories).toEqual(resourceCategories.map(({ name }) => name));
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(12);
    await expect(canvas.getAllByRole('link', { name: /^(?:Download|Ask for it) / })).toHaveLength(12);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const States: StoryObj<typeof meta> = {
  tags: ['!manifest'],
  render: inVariants(ResourceLibrary, {
    ...amounts('categories', resourceCategoriesCollection),
    'With what is known of a file': {
      categories: resourceCategories.slice(0, 1),
      files: { '/files/cis-controls-v8-starter-checklist.pdf': { bytes: 84_000, pages: 4 } },
      heading: 'One category',
    },
  }),
};

export const KindRepeated: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    categories: resourceCategories.slice(0, 1).map((category) => ({
      ...category,
      resources: category.resources.map((resource) => ({
        ...resource,
        description: `A ${resource.type.toLowerCase()} for cybersecurity.`,
      })),
    })),
  },
};
