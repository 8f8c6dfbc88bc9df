import * as z from 'zod/mini'
import { withSpecifiedFields } from '../kernel/addedFields.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { data } from '../kernel/commonSchemas.ts'

/** A country with its calling code, `{ code: 'NG', name: 'Nigeria', phone_code: '234' }`. */
export const Country = z.object({ code: z.string(), name: z.string(), phone_code: z.string() })
export type Country = z.output<typeof Country>

export const countries = {
  list: endpoint({
    method: 'GET',
    path: '/v1/countries',
    summary: 'List all countries with a calling code, by English name.',
    access: { who: 'anyone' },
    response: data(z.array(withSpecifiedFields(Country, ['code', 'phone_code']))),
  }),
}
