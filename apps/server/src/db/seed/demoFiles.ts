import { createHash } from 'node:crypto'
import { documentOwnerTypes, documentTypes } from '@vehicle-partner/domain'
import type { InferInsertModel } from 'drizzle-orm'
import type { FileStorage } from '../../files/fileTypes.ts'
import type { Db } from '../database.ts'
import { storedFiles, uploads } from '../schema/operationTables.ts'
import { demoStart } from './demoRoutes.ts'
import { bodyColours, drawVehicleFront, drawPortrait, portraitCount, drawVehicleSide } from './demoPictures.ts'
import { createSpecimenPdf } from './specimenPdf.ts'
import { insertMissing } from './bulkWrite.ts'

interface DemoFile {
  /** The last part of the path, after the organisation's name. */
  key: string
  kind: 'vehicle' | 'driver' | 'company'
  name: string
  mime: string
  content: Uint8Array
}

const types = ['suv', 'mini_van', 'mini_bus', 'coaster'] as const
const kinds = { vehicle: 'vehicle', driver: 'driver', partner: 'company' } as const

/** Every file of the demo: pictures of vehicles by type and colour, portraits, and a specimen of each document type. */
function createDemoFiles(): DemoFile[] {
  const png = { mime: 'image/png' }
  return [
    ...types.flatMap((type) =>
      Object.keys(bodyColours).flatMap((colour) => [
        { ...png, key: `left_${type}_${colour}`, kind: 'vehicle' as const, name: 'left.png', content: drawVehicleSide(type, colour) },
        { ...png, key: `front_${type}_${colour}`, kind: 'vehicle' as const, name: 'front.png', content: drawVehicleFront(type, colour) },
      ]),
    ),
    ...Array.from({ length: portraitCount }, (_, at) => ({
      ...png,
      key: `portrait_${at}`,
      kind: 'driver' as const,
      name: 'portrait.png',
      content: drawPortrait(at),
    })),
    ...documentOwnerTypes.flatMap((owner) =>
      documentTypes[owner].map(({ code, label }) => ({
        key: `document_${code}`,
        kind: kinds[owner],
        name: `${code}.pdf`,
        mime: 'application/pdf',
        content: createSpecimenPdf(label),
      })),
    ),
  ]
}

let cachedFiles: (DemoFile & { hash: string })[] | undefined
const demoFiles = () =>
  (cachedFiles ??= createDemoFiles().map((file) => ({ ...file, hash: createHash('sha256').update(file.content).digest('hex') })))

const uploadId = (organization: string, key: string) => `upl_demo_${organization}_${key}`

/** The location of a demo file in the rows of an organisation. */
export const demoLocation = (organization: string, key: string): string => `/files/${uploadId(organization, key)}`

/** The file of a demo document. */
export function demoDocumentFile(organization: string, type: string): { Location: string; name: string; mime: string; size: number } {
  const key = `document_${type}`
  const size = demoFiles().find((file) => file.key === key)?.content.byteLength ?? 0
  return { Location: demoLocation(organization, key), name: `${type}.pdf`, mime: 'application/pdf', size }
}

/** Writes the upload rows of the demo files; `writeDemoFiles` writes the contents. */
export async function seedFiles(db: Db, organizations: readonly (readonly [name: string, partnerId: string])[]): Promise<void> {
  const all = demoFiles()
  await insertMissing(
    db,
    storedFiles,
    all.map(({ hash, mime, content }) => ({ hash, mime, size: content.byteLength, created_at: demoStart })),
  )
  await insertMissing(
    db,
    uploads,
    organizations.flatMap(([name, partner_id]) =>
      all.map((file): InferInsertModel<typeof uploads> => ({
        id: uploadId(name, file.key),
        hash: file.hash,
        kind: file.kind,
        name: file.name,
        uploaded_by: null,
        partner_id,
        created_at: demoStart,
        attached_at: demoStart,
      })),
    ),
  )
}

/** Writes the contents of the demo files to the file store; fast if they exist. */
export async function writeDemoFiles(files: Pick<FileStorage, 'write'>): Promise<void> {
  await Promise.all(demoFiles().map((file) => files.write(file)))
}
