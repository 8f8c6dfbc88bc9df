/** Marks what takes long, by `@module-tag slow` at the top of a file or `tags` of a test: `npm run test:slow` runs it, `npm test` does not. */
export const slowTag = { name: 'slow', description: 'Takes long: not part of `npm test`' }
