import { fileURLToPath } from 'node:url'

/** The generated migrations. */
export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))
