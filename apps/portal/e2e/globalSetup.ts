import type { TestProject } from 'vitest/node'
import { clean, startServer } from './server.ts'

/** One server for all journeys that only read; journeys that need their own start one. */
export default async function setup(project: TestProject) {
  const server = await startServer()
  project.provide('origin', server.url)
  return async () => {
    await server.stop()
    await clean(server)
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string
  }
}
