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

    /** Packed packages have no sources and are not built again: their exports maps lead to what was built. */
    beforePacking({ scripts: _scripts, devDependencies: _tools, ...manifest }) {
      const exports = Object.entries(manifest.exports).map(([key, target]) => {
        if (typeof target === 'string') return [key, target];
        const { '@advisor/source': _source, ...built } = target;
        return [key, built];
      });
      return { ...manifest, exports: Object.fromEntries(exports) };
    },
  },
};
