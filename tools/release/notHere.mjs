/** `npm pack` takes the sources without what is built of them, and whoever installs that has nothing: it ends here. */
console.error(
  'This is the repository of Vitrin, not its package. `npm run release` writes what a theme takes: release/vitrin-<version>.tgz',
);
process.exitCode = 1;
