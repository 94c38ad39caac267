// Storybook reads prop tables from the types through TypeScript's own API, which TypeScript 7 does not have yet:
// the readers, and nothing else, get the last version that has one. `@storybook/react` reads them for the manifest.
const readers = ['@joshwooding/vite-plugin-react-docgen-typescript', 'react-docgen-typescript', '@storybook/react'];

module.exports = {
  hooks: {
    readPackage(manifest) {
      if (!readers.includes(manifest.name)) return manifest;
      const { typescript: _any, ...peers } = manifest.peerDependencies;
      return { ...manifest, peerDependencies: peers, dependencies: { ...manifest.dependencies, typescript: '5.9.3' } };
    },
  },
};
