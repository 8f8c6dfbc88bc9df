import { defineConfig } from 'vitest/config'
import tests from './vitest.config.ts'

// Generates the parts of the OpenAPI document that come from the conformance cases and from comments.
export default defineConfig({ ...tests, test: { ...tests.test, include: ['document/generateSources.ts'] } })
