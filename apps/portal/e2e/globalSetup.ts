import type { TestProject } from 'vitest/node'
import { removeServerData, startServer } from './testServer.ts'

/** One server for all journeys; a journey that needs its own starts one. */
export default async function setup(project: TestProject) {
  const server = await startServer()
  project.provide('origin', server.url)
  return async () => {
    await server.stop()
    await removeServerData(server)
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string
  }
}
