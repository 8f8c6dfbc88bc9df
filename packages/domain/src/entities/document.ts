import * as z from 'zod/mini'
import { documentFileCount } from '../documentStates.ts'
import { boundedText, calendarDate, fileLocation } from './fieldRules.ts'

const missingFile = 'Kindly select a file'
const missingType = 'Please select the document'

/** The fields of an uploaded document; rules of its dates are `documentDateErrors`. */
export const documentFields = {
  /** Code of a document type. */
  type: z.string(missingType).check(z.minLength(1, missingType), z.maxLength(60, missingType)),
  number: z.nullable(boundedText(1, 60, 'Please enter the number')),
  issuer: z.nullable(boundedText(1, 80, 'Please enter who issued it')),
  issue_date: z.nullable(calendarDate('Please enter the date of issue')),
  expiry_date: z.nullable(calendarDate('Please enter the expiry date')),
  files: z
    .array(z.object({ Location: fileLocation(missingFile), side: z.optional(z.string().check(z.maxLength(20))) }), missingFile)
    .check(
      z.minLength(documentFileCount.least, missingFile),
      z.maxLength(documentFileCount.most, `At most ${documentFileCount.most} files`),
    ),
}

/** A document as it is sent. */
export const documentSchema = z.object(documentFields)
export type DocumentInput = z.output<typeof documentSchema>

/** A question about the review of a document. */
export const documentQuestionSchema = z.object({
  message: boundedText(10, 1000, 'Please describe your question in at least 10 characters'),
})
export type DocumentQuestionInput = z.output<typeof documentQuestionSchema>
