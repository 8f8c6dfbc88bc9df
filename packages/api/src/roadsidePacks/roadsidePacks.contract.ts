import { maxRoadsidePacksPerFile } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { download, endpoint } from '../kernel/endpoint.ts'
import { data, id, Metadata } from '../kernel/commonSchemas.ts'
import { partnerById } from '../partners/partners.contract.ts'
import { NewRoadsidePack, RoadsideCheck, RoadsidePack } from './roadsidePack.ts'

const ofVehicle = { who: 'member', partner: { in: 'params', name: 'id', by: 'vehicle' }, areas: ['vehicles'] } as const
const params = z.object({ id, packId: id })
/** The secret of a pack, which only its maker and those with its link know. */
const token = z.string().check(z.minLength(1), z.maxLength(128))

/** How a pack is shown: a page of one file that works without a network, or a page to print. */
const roadsidePackFormats = ['html', 'pdf'] as const

/** Roadside packs: the documents in force of a vehicle and its driver, for officers who stop it. */
export const roadsidePacks = {
  list: endpoint({
    method: 'GET',
    path: '/v1/vehicles/:id/roadside-packs',
    summary: 'List the newest roadside packs of a vehicle, with how often they were checked.',
    access: ofVehicle,
    params: z.object({ id }),
    response: z.object({ data: z.array(RoadsidePack), metadata: Metadata }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/vehicles/:id/roadside-packs',
    summary:
      'Make a roadside pack of a vehicle. The documents of a driver are included for callers with access to drivers. The response has its secret link, which cannot be read again.',
    access: ofVehicle,
    params: z.object({ id }),
    body: z.object({
      /** Absent: the assigned driver. Null: no driver. */
      driver_id: z.optional(z.nullable(id)),
    }),
    response: data(NewRoadsidePack),
    status: 201,
    // The response has the secret link.
    idempotent: false,
    errors: ['InvalidTransition'],
    invalidates: ['roadsidePacks'],
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/v1/vehicles/:id/roadside-packs/:packId',
    summary: 'End a roadside pack: its check page then says so. One that has expired or was ended before stays as it is.',
    access: ofVehicle,
    params,
    response: data(RoadsidePack),
    invalidates: ['roadsidePacks'],
  }),
  file: download({
    method: 'POST',
    path: '/v1/vehicles/:id/roadside-packs/:packId/file',
    summary: 'Download a live roadside pack, with the documents in force now, as a page for the phone or as PDF. Both have its QR code.',
    access: ofVehicle,
    params,
    body: z.object({ /** The secret of the pack. */ token, format: z.enum(roadsidePackFormats, 'Please select html or pdf') }),
    produces: ['application/pdf', 'text/html'],
    errors: ['InvalidTransition'],
  }),
  files: download({
    method: 'POST',
    path: '/v1/partners/:id/roadside-packs',
    summary:
      'Make roadside packs of several vehicles with their assigned drivers, as one PDF with a page for each. Vehicles without a document in force are named on its last page.',
    access: { who: 'member', partner: partnerById, areas: ['vehicles'] },
    params: z.object({ id }),
    body: z.object({
      vehicle_ids: z
        .array(id)
        .check(
          z.minLength(1, 'Please select a vehicle'),
          z.maxLength(maxRoadsidePacksPerFile, `Please select at most ${maxRoadsidePacksPerFile} vehicles`),
        ),
    }),
    produces: ['application/pdf'],
    idempotent: false,
    errors: ['InvalidTransition'],
    invalidates: ['roadsidePacks'],
  }),
  check: endpoint({
    method: 'GET',
    path: '/v1/roadside-checks/:token',
    summary: 'Check a roadside pack by its link: what of it is in order now. Unknown links and those of packs that were deleted are 404.',
    access: { who: 'anyone' },
    params: z.object({ token }),
    response: z.object({ data: RoadsideCheck, metadata: Metadata }),
    errors: ['TooManyRequests'],
  }),
}
