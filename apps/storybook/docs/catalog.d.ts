declare module 'virtual:catalog' {
  import type { CatalogComponent, CatalogStories } from '../.storybook/catalog.ts'
  export const components: readonly CatalogComponent[]
  export const stories: readonly CatalogStories[]
}
