import { tripIssueSchema as entitySchema, type TripIssueInput } from '@vehicle-partner/domain/entities'
import type { UploadedFile } from '@vehicle-partner/ui'
import * as z from 'zod/mini'
import { formCodec } from '../formCodec.ts'

const text = z.string()

/** The fields of the form. */
const tripIssueFields = z.object({
  category: text,
  severity: text,
  description: text,
  /** Where it happened; null if not given. */
  place: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  photos: z.array(z.custom<UploadedFile>()),
  needs_replacement: z.boolean(),
})
export type TripIssueFields = z.output<typeof tripIssueFields>
export type TripIssueValues = TripIssueInput

/** The rules of a trip issue. */
export const tripIssueSchema = formCodec<TripIssueFields, TripIssueInput>(tripIssueFields, entitySchema, {
  decode: ({ place, photos, ...rest }) => ({ ...rest, ...place, photos: photos.map(({ value }) => value) }),
  encode: ({ lat, lng, photos, ...rest }) => ({
    ...rest,
    place: lat === undefined || lng === undefined ? null : { lat, lng },
    photos: photos.map((value) => ({ value, name: value })),
  }),
})

/** The form's field for a path of the issue: messages on coordinates are shown on the location. */
export const toTripIssueFieldName = (path: string): string => (path === 'lat' || path === 'lng' ? 'place' : path)

/** Whether the user should call before filling in the form. */
export const isUrgent = (severity: string): boolean => severity === 'high' || severity === 'stopped'
