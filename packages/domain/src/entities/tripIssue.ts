import * as z from 'zod/mini'
import { issueCategories, issueSeverities } from '../trips.ts'
import { cleanText, fileLocation, tooLongMessage, type FieldErrors } from './fieldRules.ts'

/** Photos of a report, at most. */
export const maxIssuePhotos = 5
/** Characters of a description. */
export const issueDescriptionLength = { min: 10, max: 1000 } as const

const shortDescription = `Please describe what happened in at least ${issueDescriptionLength.min} characters`
const unknownPlace = 'This location does not exist'
const degrees = (max: number) => z.optional(z.number(unknownPlace).check(z.minimum(-max, unknownPlace), z.maximum(max, unknownPlace)))

/** The fields of an issue on a trip. */
export const tripIssueFields = {
  category: z.enum(issueCategories, 'Please select what is wrong'),
  severity: z.enum(issueSeverities, 'Please select how bad it is'),
  description: z
    .string('Please describe what happened')
    .check(
      cleanText(),
      z.minLength(issueDescriptionLength.min, shortDescription),
      z.maxLength(issueDescriptionLength.max, tooLongMessage(issueDescriptionLength.max)),
    ),
  lat: degrees(90),
  lng: degrees(180),
  /** Locations of uploads. */
  photos: z.array(fileLocation('Please upload the photo again')).check(z.maxLength(maxIssuePhotos, `At most ${maxIssuePhotos} photos`)),
  needs_replacement: z.boolean(),
}

/** An issue as it is sent. */
export const tripIssueSchema = z.object(tripIssueFields)
export type TripIssueInput = z.output<typeof tripIssueSchema>

/** Messages by field for a location of which only one coordinate is given. */
export const tripIssueErrors = ({ lat, lng }: { lat?: number | undefined; lng?: number | undefined }): FieldErrors =>
  (lat === undefined) === (lng === undefined) ? {} : { lat: 'A location has a latitude and a longitude' }
