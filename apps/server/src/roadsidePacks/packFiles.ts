import { RequestError, roadsidePackMessages, type FileResponse } from '@vehicle-partner/api/server'
import { canAccess, roadsidePackState } from '@vehicle-partner/domain'
import { sha256 } from '../auth/sessions.ts'
import { requireMembership, type Context } from '../context.ts'
import { collectBytes } from '../generatedFiles/collectBytes.ts'
import { loadContact, loadPackFacts } from './loadPackFacts.ts'
import { makePacks } from './makePacks.ts'
import { createPackContent, type PackContent } from './packContent.ts'
import { readPack } from './packRows.ts'
import { renderPackPage } from './packPage.ts'

const createPdf = (context: Context, packs: readonly PackContent[], left_out: readonly string[]) =>
  collectBytes(context.fileThreads.create('request', { kind: 'roadside_packs', packs, left_out, at: context.now }))

/** A live pack as a page or PDF, for those who know its secret: the database has only its hash, and the QR code needs it. */
export async function createPackFile(
  context: Context,
  vehicleId: string,
  packId: string,
  { token, format }: { token: string; format: 'html' | 'pdf' },
): Promise<FileResponse> {
  const { db, now, origin } = context
  const { partner, roles } = requireMembership(context)
  const { row } = await readPack({ context }, vehicleId, packId)
  if (row.driver_id !== null && !canAccess('drivers', roles)) throw new RequestError('Forbidden')
  if (row.token_hash !== sha256(token)) throw new RequestError('NotFound')
  if (roadsidePackState(row, now) !== 'live') throw new RequestError('InvalidTransition', roadsidePackMessages.notLive)
  const [found] = await loadPackFacts(db, now, partner.id, [row])
  if (!found) throw new RequestError('NotFound')
  const contact = await loadContact(db, partner.id)
  const content = createPackContent({ row, facts: found.facts, token }, { now, origin, contact })
  const filename = `roadside-pack-${content.plate}`
  if (format === 'html') return { type: 'text/html', filename: `${filename}.html`, content: renderPackPage(content) }
  return { type: 'application/pdf', filename: `${filename}.pdf`, content: await createPdf(context, [content], []) }
}

/** New packs of several vehicles as one PDF. Throws RequestError `InvalidTransition` if none has anything to show. */
export async function createPacksFile(context: Context, vehicleIds: readonly string[]): Promise<FileResponse> {
  const { db, now, origin } = context
  const { made, leftOut } = await makePacks(context, vehicleIds, undefined)
  if (made.length === 0) throw new RequestError('InvalidTransition', roadsidePackMessages.nothingInForceOfAll)
  const contact = await loadContact(db, requireMembership(context).partner.id)
  const packs = made.map((pack) => createPackContent(pack, { now, origin, contact }))
  const left = leftOut.map(({ vehicle }) => vehicle.registration_number)
  return { type: 'application/pdf', filename: 'roadside-packs.pdf', content: await createPdf(context, packs, left) }
}
