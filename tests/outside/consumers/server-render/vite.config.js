import { defineConfig } from 'vite';

export default defineConfig({
  build: { rolldownOptions: { input: 'client.js' }, manifest: 'manifest.json', outDir: 'dist' },
});
