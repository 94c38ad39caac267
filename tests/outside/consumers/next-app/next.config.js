// One folder for each bundler.
export default { distDir: process.env.NEXT_DIST_DIR };
