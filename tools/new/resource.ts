import { insertSorted, words, type Plan, type Read } from './generatorPlan.ts'

/** A resource of the API: contract, mock, conformance cases, table with its migration, and the server's route. */
export function resource(name: string, read: Read): Plan {
  if (!/^[a-z][A-Za-z]+s$/.test(name)) throw new Error(`A resource is named in the plural, like settlementAccounts, not "${name}"`)
  const kebab = words(name).replaceAll(' ', '-')
  const table = words(name).replaceAll(' ', '_')
  const tableFile = `${name.slice(0, -1)}Tables.ts`
  const Item = name.slice(0, 1).toUpperCase() + name.slice(1, -1)
  const api = `packages/api/src/${name}`
  const contractFile = 'packages/api/src/contract.ts'
  const loadersFile = 'packages/api/src/contractLoaders.ts'
  const mockFile = 'packages/api/src/mock.ts'
  const conformanceFile = 'packages/api/src/conformance.ts'
  const routesFile = 'apps/server/src/contractHandlers.ts'
  const tagsFile = 'packages/api/src/openapi/tagDescriptions.ts'
  const schemasFile = 'packages/api/src/openapi/schemaNames.ts'
  const importLine = (part: string) => `import { ${name}${part === 'contract' ? '' : capital(part)} } from './${name}/${name}.${part}.ts'`
  const whole = /^export const contract = \{([^}]*)\}$/m
  const before = read(contractFile)
  const names = whole.exec(before)?.[1]
  if (names === undefined) throw new Error(`${contractFile} lists no resources`)
  const all = [...names.split(',').map((one) => one.trim()), name].filter((one) => one !== '').toSorted()
  const contract = before.replace(whole, () => `export const contract = { ${all.join(', ')} }`)
  const imports = (part: string) => new RegExp(`^import \\{ (\\w+) \\} from '\\./\\w+/\\w+\\.${part}\\.ts'`)
  return {
    writes: {
      [`${api}/${name}.contract.ts`]: `import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { listQuery } from '../kernel/listQuery.ts'
import { listResponse } from '../kernel/listResponse.ts'
import { id, instant } from '../kernel/commonSchemas.ts'
import { partnerById } from '../partners/partners.contract.ts'

export const ${Item} = z.object({ id, name: z.string(), created_at: instant })
export type ${Item} = z.output<typeof ${Item}>

export const ${name} = {
  list: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/${kebab}',
    summary: 'List the ${words(name)} of an organisation.',
    access: { who: 'member', partner: partnerById, areas: ['dashboard'] },
    params: z.object({ id }),
    query: listQuery({ sort: ['created_at', 'name'] }),
    response: listResponse(${Item}),
  }),
}
`,
      [`${api}/${name}.mock.ts`]: `import type { contract } from '../contract.ts'
import type { MockContext } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { paginate } from '../kernel/listResponse.ts'
import type { ${Item} } from './${name}.contract.ts'

// The demo's people have none; add some to the demo data as soon as a screen shows them.
const found: readonly ${Item}[] = []

export const ${name}Mock: Handlers<typeof contract, MockContext>['${name}'] = {
  list: ({ demoData }, { query }) =>
    paginate(found, query, {
      now: demoData.clock(),
      by: { created_at: ({ created_at }) => created_at, name: ({ name }) => name },
      text: ({ name }) => [name],
    }),
}
`,
      [`${api}/${name}.conformance.ts`]: `import { organizationKeys } from '../demo/expectedAccess.ts'
import { accessCases } from '../kernel/endpointAccess.conformance.ts'
import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'

export const ${name}Conformance: readonly Case[] = [
  ...accessCases('${name}.list', ['dashboard'], ({ id }) => ({ method: 'GET', path: \`/v1/partners/\${id}/${kebab}\` })),
  wire('${name}.list', 'is empty without any', async (server) => {
    const { api } = await server.as('empty')
    await expect(api.${name}.list({ params: { id: organizationKeys('sunrise').id } })).resolves.toMatchObject({ data: [], metadata: { total: 0, page: 1 } })
  }),
]
`,
      [`apps/server/src/db/schema/${tableFile}`]: `import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, primaryId } from './columnTypes.ts'
import { partners } from './partnerTables.ts'

export const ${name} = pgTable(
  '${table}',
  {
    id: primaryId(),
    partner_id: text('partner_id')
      .notNull()
      .references(() => partners.id),
    name: text('name').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [index('${table}_partner').on(t.partner_id, t.created_at)],
)
`,
      [`apps/server/src/${name}/${name}.routes.ts`]: `import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { pageMetadata } from '@vehicle-partner/api/server'
import { and, asc, desc, eq, ilike } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { ${name} } from '../db/schema/${tableFile}'

/** Say in one sentence what is kept here. */
export const ${name}Routes: Handlers<typeof contract, Context>['${name}'] = {
  async list(context, { query }) {
    const { page, perPage, sort, search } = query
    const wanted = and(
      eq(${name}.partner_id, requireMembership(context).partner.id),
      search === undefined ? undefined : ilike(${name}.name, \`%\${search.replace(/[\\\\%_]/g, '\\\\$&')}%\`),
    )
    const towards = sort.descending ? desc : asc
    const [found, total] = await Promise.all([
      context.db
        .select()
        .from(${name})
        .where(wanted)
        .orderBy(towards(${name}[sort.field]), asc(${name}.id))
        .limit(perPage)
        .offset((page - 1) * perPage),
      context.db.$count(${name}, wanted),
    ])
    return {
      data: found.map(({ id, name, created_at }) => ({ id, name, created_at: created_at.toISOString() })),
      metadata: pageMetadata(total, query, context.now),
    }
  },
}
`,
    },
    edits: {
      [contractFile]: insertSorted(
        insertSorted(contract, importLine('contract'), imports('contract')),
        `export { ${name} } from './${name}/${name}.contract.ts'`,
        /^export \{ (\w+)[^}]* \} from '\.\/\w+\/\w+\.contract\.ts'/,
      ),
      [loadersFile]: insertSorted(
        read(loadersFile),
        `  ${name}: async () => (await import('./${name}/${name}.contract.ts')).${name},`,
        /^ {2}(\w+): async \(\) =>/,
      ),
      [mockFile]: insertSorted(
        insertSorted(read(mockFile), importLine('mock'), imports('mock')),
        `  ${name}: ${name}Mock,`,
        /^ {2}(\w+): \w+Mock,$/,
      ),
      [conformanceFile]: insertSorted(
        insertSorted(read(conformanceFile), importLine('conformance'), imports('conformance')),
        `  ...${name}Conformance,`,
        /^ {2}\.\.\.(\w+)Conformance,$/,
      ),
      [routesFile]: insertSorted(
        insertSorted(read(routesFile), importLine('routes'), imports('routes')),
        `  ${name}: ${name}Routes,`,
        /^ {2}(\w+): \w+Routes,$/,
      ),
      [tagsFile]: insertSorted(read(tagsFile), `  ${name}: 'The ${words(name)} of an organisation.',`, /^ {2}(\w+): '.*',$/),
      [schemasFile]: insertSorted(
        insertSorted(read(schemasFile), `import * as ${name} from '../${name}/${name}.contract.ts'`, /^import \* as (\w+) from '\.\./),
        `  ${name},`,
        /^ {2}(\w+),$/,
      ),
    },
    commands: [
      ['pnpm', '--filter', '@vehicle-partner/server', 'run', 'migrations', '--name', table],
      ['pnpm', '--filter', '@vehicle-partner/api', 'run', 'generate'],
    ],
    next: `describe the real shape in ${api}/${name}.contract.ts; the compiler names what else must follow.`,
  }
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)
