import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contract } from '../src/contract.ts'
import { readDescriptions } from './readDescriptions.ts'
import { listNamedSchemas } from '../src/openapi/schemaNames.ts'

const packages = fileURLToPath(new URL('../src/../..', import.meta.url))

/** The TSDoc of the contract and of the entities, as far as the document uses it; sorted. */
export function readSourceDescriptions(): Record<string, string> {
  const files = globSync(['api/src/*/*.ts', 'domain/src/entities/*.ts'], { cwd: packages })
    .filter((file) => !/\.(test|mock|conformance)\.ts$/.test(file))
    .toSorted()
  const found = readDescriptions(new Map(files.map((file) => [file, readFileSync(`${packages}/${file}`, 'utf8')])))
  const constants = new Set([...listNamedSchemas().map(({ constant }) => constant), ...Object.keys(contract)])
  const isUsed = (place: string) => constants.has(place.split('.')[0] ?? '')
  return Object.fromEntries([...found].filter(([place]) => isUsed(place)).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
