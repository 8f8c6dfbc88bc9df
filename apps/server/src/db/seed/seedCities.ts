import { demoCities } from '@vehicle-partner/api/mock'
import type { Db } from '../database.ts'
import { cities } from '../schema/partnerTables.ts'
import { insertMissing } from './bulkWrite.ts'

/** Writes the operator's cities. Without one no organisation can finish its set-up. */
export const seedCities = (db: Db): Promise<void> => insertMissing(db, cities, [...demoCities])
