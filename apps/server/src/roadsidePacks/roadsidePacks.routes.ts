import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { findRoadsideProblems, RequestError, roadsidePackMessages } from '@vehicle-partner/api/server'
import { paths } from '@vehicle-partner/domain'
import type { Context } from '../context.ts'
import { checkPack } from './checkPack.ts'
import { makePacks } from './makePacks.ts'
import { createPackFile, createPacksFile } from './packFiles.ts'
import { endPack, listPacks, readPack } from './packRows.ts'

const asOf = ({ now }: Context) => ({ as_of: now.toISOString() })

/** Roadside packs, and the public check of them. */
export const roadsidePacksRoutes: Handlers<typeof contract, Context>['roadsidePacks'] = {
  list: async (context, { params }) => ({ data: await listPacks(context, params.id), metadata: asOf(context) }),
  async create(context, { params, body }) {
    const { made } = await makePacks(context, [params.id], body.driver_id)
    const [pack] = made
    if (!pack) throw new RequestError('InvalidTransition', roadsidePackMessages.nothingInForce)
    const { data } = await readPack({ context }, params.id, pack.row.id)
    const { token, facts } = pack
    return { data: { pack: data, token, url: paths.roadsideCheck({ token }), problems: findRoadsideProblems(facts) } }
  },
  end: async (context, { params }) => ({ data: await endPack(context, params.id, params.packId) }),
  file: (context, { params, body }) => createPackFile(context, params.id, params.packId, body),
  files: (context, { body }) => createPacksFile(context, body.vehicle_ids),
  check: async (context, { params }) => ({ data: await checkPack(context, params.token), metadata: asOf(context) }),
}
