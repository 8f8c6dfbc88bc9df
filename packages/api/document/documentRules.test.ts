import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract, type Contract } from '../src/contract.ts'
import { strictSchema } from '../src/kernel/addedFields.ts'
import { openapi } from '../src/openapi.ts'
import { descriptions } from '../src/openapi/generated/descriptions.ts'
import { examples } from '../src/openapi/generated/examples.ts'
import { listNamedSchemas } from '../src/openapi/schemaNames.ts'
import { isJson, mapSchemas, structureOf, type Json } from '../src/openapi/schemaTree.ts'
import { readSourceDescriptions } from './sourceDescriptions.ts'

const text = JSON.stringify(openapi())
const document = JSON.parse(text) as {
  paths: Record<string, Record<string, Json & { operationId: string; summary: string; description: string }>>
  components: { schemas: Record<string, Json>; parameters: Record<string, Json> }
}
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
const calls = Object.entries(contract as Contract).flatMap(([resource, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ call: `${resource}.${name}`, endpoint })),
)
const generate = 'run `npm run x -- pnpm --filter @vehicle-partner/api run generate`'

describe('the document', () => {
  test('follows the recommended rules of Redocly', async () => {
    const problems = await lintFromString({ source: text, config: await createConfig({ extends: ['recommended'] }) })
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer ?? ''})`)).toEqual([])
  })

  test('follows the OpenAPI rules of Spectral', { timeout: 120_000 }, async () => {
    const linter = new spectral.Spectral()
    const rules: unknown = rulesets.oas // typed by another version of the package
    linter.setRuleset({ extends: [[rules as RulesetDefinition, 'recommended']] })
    const problems = await linter.run(JSON.parse(text) as Json)
    expect(problems.map(({ code, message, path }) => `${code}: ${message} (${path.join('/')})`)).toEqual([])
  })

  test('has descriptions of all parameters', () => {
    const parameters = [
      ...operations.map((each) => [each.operationId, (each['parameters'] ?? []) as Json[]] as const),
      ['components', Object.values(document.components.parameters)] as const,
    ]
    const missing = parameters.flatMap(([operation, list]) =>
      list.filter((each) => each['$ref'] === undefined && !each['description']).map(({ name }) => `${operation}: ${String(name)}`),
    )
    expect(missing, 'describe these in TSDoc at the parameter, or in describeParameters.ts').toEqual([])
  })

  test('has operation ids that are names of functions', () => {
    expect(operations.filter(({ operationId }) => !/^[a-z][a-zA-Z]+$/.test(operationId))).toEqual([])
  })

  test('is small, as nothing stands in it twice', () => {
    const { examples: _, ...withoutExamples } = document.components as Record<string, unknown>
    expect(JSON.stringify(withoutExamples).length).toBeLessThan(250_000)
    expect(text.length).toBeLessThan(600_000)
  })
})

describe('the names of schemas', () => {
  test('are those of the contract', () => {
    const { schemas } = document.components
    for (const name of ['Vehicle', 'Driver', 'Trip', 'Payslip', 'Payout', 'Money', 'Address', 'Error', 'ListMetadata', 'NewVehicle'])
      expect(Object.keys(schemas)).toContain(name)
    expect(schemas['Money']).toMatchObject({ type: 'integer', description: expect.stringContaining('kobo') })
  })

  test('cover every exported schema', async () => {
    const named = new Set<unknown>(listNamedSchemas().map(({ schema }) => schema))
    const source = fileURLToPath(new URL('../src', import.meta.url))
    const files = globSync('*/*.ts', { cwd: source }).filter(
      (file) => !/\.(test|mock|conformance)\.ts$|^(openapi|demo|session|realtime)\/|Hooks/.test(file.replaceAll('\\', '/')),
    )
    const missing: string[] = []
    for (const file of files) {
      const exports = (await import(/* @vite-ignore */ new URL(`../src/${file}`, import.meta.url).href)) as Record<string, unknown>
      for (const [name, value] of Object.entries(exports))
        if (/^[A-Z]/.test(name) && value instanceof z.ZodMiniType && !named.has(value)) missing.push(`${file}: ${name}`)
    }
    expect(missing, 'add these modules to the list in schemaNames.ts').toEqual([])
  })

  test('are given to every object that several calls share', () => {
    const places = new Map<string, Set<string>>()
    for (const [name, schema] of Object.entries(document.components.schemas))
      mapSchemas(schema, (each, { path }) => {
        const isLarge = isJson(each['properties']) && Object.keys(each['properties']).length >= 3
        if (isLarge) places.set(structureOf(each), (places.get(structureOf(each)) ?? new Set()).add([name, ...path].join('.')))
        return each
      })
    // Responses and bodies of calls have their own names, even if they are equal.
    const repeated = [...places.values()].filter((names) => [...names].some((name) => name.includes('.')) && names.size > 1)
    expect(repeated.map((names) => [...names].join(', '))).toEqual([])
  })

  test('are not made up for what only calls have', () => {
    const own = new Set(listNamedSchemas().map(({ name }) => name))
    const resources = Object.keys(contract).map((name) => name.slice(0, 1).toUpperCase() + name.slice(1))
    const madeUp = Object.keys(document.components.schemas).filter(
      (name) =>
        !own.has(name) && !/(Request|Response|Metadata\w*|Error|Input)$/.test(name) && ![...own].some((each) => name.startsWith(each)),
    )
    expect(
      madeUp.filter((name) => resources.some((resource) => name.startsWith(resource))),
      'several calls have an object without a name: export a schema for it',
    ).toEqual([])
  })
})

describe('the generated parts', () => {
  test('have the present comments', () => {
    expect(descriptions, generate).toEqual(readSourceDescriptions())
  })

  test('have an example of each call, and no other', () => {
    expect(Object.keys(examples).toSorted(), generate).toEqual(calls.map(({ call }) => call).toSorted())
  })

  test.each(calls)('$call has a valid example', ({ call, endpoint }) => {
    const { params, query = {}, body, response, file } = examples[call] ?? { params: {} }
    const errorsOf = (schema: z.ZodMiniType | undefined, value: unknown) => schema?.safeParse(value).error?.issues ?? []
    const errors = [...errorsOf(endpoint.params, params), ...errorsOf(endpoint.query, query), ...errorsOf(endpoint.body, body)]
    const expected = endpoint.response && strictSchema(endpoint.response)
    expect([...errors, ...errorsOf(expected, response)], generate).toEqual([])
    // A field that the contract no longer has would be dropped.
    expect(expected?.safeParse(response).data, generate).toEqual(response)
    expect(file !== undefined, generate).toBe(endpoint.produces?.some((type) => type.startsWith('text/')) ?? false)
  })
})
