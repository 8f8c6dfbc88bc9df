import { createMemoryRouter } from 'react-router-dom'
import type { CreateRouter } from './router.tsx'

/** A router whose history is in memory and starts at this path, for stories, tests and prerendering. */
export const memoryRouterAt =
  (path: string): CreateRouter =>
  (routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [path] })
