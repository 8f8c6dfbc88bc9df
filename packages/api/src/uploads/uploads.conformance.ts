import { uploadLimitBytes } from '@vehicle-partner/domain'
import { organizationKeys } from '../demo/expectedAccess.ts'
import { expect, rules, wire, type Case, type TestUser } from '../kernel/defineCase.conformance.ts'
import { pdf, png } from './uploadFixtures.ts'
import { uploadKinds, type UploadKind } from './uploads.contract.ts'

const take = ({ api }: TestUser, files: File[], kind: UploadKind = 'vehicle') => api.uploads.create({ params: { kind }, body: { files } })

export const uploadsConformance: readonly Case[] = [
  ...uploadKinds.map((kind) =>
    wire(
      'uploads.create',
      `'POST /v1/upload/identity/files | multipart file | files[0].Location' (spec section 7), here for ${kind}`,
      async (server) => {
        const { files } = await take(await server.as('owner'), [pdf()], kind)
        expect(files).toHaveLength(1)
        expect(files[0]).toMatchObject({ name: 'licence.pdf', size: pdf().size, mime: 'application/pdf' })
        expect(files[0]?.Location).toMatch(/^\/files\/upl_/)
      },
    ),
  ),
  wire('uploads.create', 'an upload for an organisation of others is not found', async (server) => {
    const { api } = await server.as('owner')
    const create = (partner_id: string) =>
      api.uploads.create({ params: { kind: 'vehicle' }, query: { partner_id }, body: { files: [pdf()] } })
    await expect(create(organizationKeys('musa').id)).rejects.toMatchObject({ status: 404, code: 'NotFound' })
    await expect(create(organizationKeys('okafor').id)).resolves.toMatchObject({ files: [{ name: 'licence.pdf' }] })
  }),
  wire('uploads.create', 'returns several files in order', async (server) => {
    const { files } = await take(await server.as('vehicles'), [png, pdf()])
    expect(files.map(({ name, mime }) => [name, mime])).toEqual([
      ['bus 3.png', 'image/png'],
      ['licence.pdf', 'application/pdf'],
    ])
  }),
  wire('uploads.create', "'Uploads accept images or PDF' (spec section 5): a file of another type is 415", async (server) => {
    const visitor = await server.as('owner')
    for (const file of [
      new File(['<script>alert(1)</script>'], 'photo.png', { type: 'image/png' }),
      new File(['MZ program'], 'document.pdf', { type: 'application/pdf' }),
      new File(['GIF89a'], 'moving.gif', { type: 'image/gif' }),
    ])
      await expect(take(visitor, [file])).rejects.toMatchObject({ status: 415, code: 'UnsupportedMediaType' })
  }),
  wire('uploads.create', 'a picture without pixels is 422, whatever its first bytes say', async (server) => {
    const visitor = await server.as('owner')
    const content = new Uint8Array(await png.arrayBuffer())
    const jpeg = new Uint8Array([
      0xff,
      0xd8,
      0xff,
      0xe0,
      0,
      16,
      ...Array.from('JFIF', (letter) => letter.charCodeAt(0)),
      0,
      1,
      1,
      0,
      0,
      1,
      0,
      1,
    ])
    for (const [head, type] of [
      [content.slice(0, 33), 'image/png'],
      [jpeg, 'image/jpeg'],
      ['RIFF\u0004\u0000\u0000\u0000WEBPVP8X', 'image/webp'],
    ] as const)
      await expect(take(visitor, [new File([head], 'front', { type })]), type).rejects.toMatchObject({
        status: 422,
        code: 'ValidationError',
        message: 'We could not read this picture. Please choose another one',
      })
  }),
  wire('uploads.create', "'maximum 5 MB (warning File must be less than 5 MB)' (spec section 5)", async (server) => {
    const large = new File(['%PDF-', new Uint8Array(uploadLimitBytes)], 'large.pdf', { type: 'application/pdf' })
    await expect(take(await server.as('owner'), [large])).rejects.toMatchObject({
      status: 413,
      code: 'PayloadTooLarge',
      message: 'File must be less than 5 MB',
    })
  }),
  wire('uploads.create', "without a file: 'Kindly select a file' (spec section 5)", async (server) => {
    await expect(take(await server.as('owner'), [])).rejects.toMatchObject({ status: 422, fields: { file: 'Kindly select a file' } })
  }),
  wire('uploads.create', 'an upload requires a session', async (server) => {
    await expect(
      server.with(undefined).api.uploads.create({ params: { kind: 'vehicle' }, body: { files: [pdf()] } }),
    ).rejects.toMatchObject({
      status: 401,
    })
  }),
  rules('uploads.create', 'equal content is stored once, with a location for each upload', async (server) => {
    const visitor = await server.as('owner')
    const [one, other] = [await take(visitor, [pdf('twice')]), await take(visitor, [pdf('twice')])]
    expect(one.files[0]?.Location).not.toBe(other.files[0]?.Location)
  }),
]
