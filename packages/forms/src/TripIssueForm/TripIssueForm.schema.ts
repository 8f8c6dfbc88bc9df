import type { UploadedFile } from '@vehicle-partner/ui'
import * as z from 'zod/mini'

/** Photos of a report, at most. */
export const maxPhotos = 5
/** Characters of a description. */
export const descriptionLength = { least: 10, most: 1000 } as const

/** The rules of a trip issue. */
export const tripIssueSchema = z.object({
  category: z.string().check(z.minLength(1, 'Please select what is wrong')),
  severity: z.string().check(z.minLength(1, 'Please select how bad it is')),
  description: z
    .string()
    .check(
      z.trim(),
      z.minLength(descriptionLength.least, `Please describe what happened in at least ${descriptionLength.least} characters`),
      z.maxLength(descriptionLength.most, 'Please keep it under 1,001 characters'),
    ),
  /** Where it happened; null if not given. */
  place: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  photos: z.array(z.custom<UploadedFile>()).check(z.maxLength(maxPhotos, `At most ${maxPhotos} photos`)),
  needs_replacement: z.boolean(),
})
export type TripIssueFields = z.infer<typeof tripIssueSchema>

/** The issue as it is sent: the location as two numbers, and the photos' locations. */
export function tripIssueValues({ place, photos, ...rest }: TripIssueFields) {
  return { ...rest, ...(place && { lat: place.lat, lng: place.lng }), photos: photos.map(({ value }) => value) }
}
export type TripIssueValues = ReturnType<typeof tripIssueValues>

/** Whether the user should call before filling in the form. */
export const isUrgent = (severity: string): boolean => severity === 'high' || severity === 'stopped'
