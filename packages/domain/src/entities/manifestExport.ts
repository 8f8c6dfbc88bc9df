import * as z from 'zod/mini'
import { boundedText } from './fieldRules.ts'

/** The most characters of the reason. */
export const exportReasonMaxLength = 240

/** Why the passengers of a trip are exported. */
export const manifestExportSchema = z.object({ reason: boundedText(5, exportReasonMaxLength, 'Please say what you need it for') })
