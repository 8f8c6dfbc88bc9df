import type { TestProject } from 'vitest/node'
import { removeServerData, startServerOn } from './testServer.ts'

/** Writes the demo data once, and starts one server for all journeys; a journey that needs its own starts one on a copy. */
export default async function setup(project: TestProject) {
  const seeded = await startServerOn(undefined, {}, 180)
  await seeded.stop()
  project.provide('seeded', seeded.dataDir)
  const server = await startServerOn(seeded.dataDir, {}, 180)
  project.provide('origin', server.url)
  return async () => {
    await server.stop()
    await Promise.all([seeded, server].map(removeServerData))
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string
    /** The data folder of a stopped server with the demo data. */
    seeded: string
  }
}
