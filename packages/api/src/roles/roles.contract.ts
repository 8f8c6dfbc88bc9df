import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id } from '../kernel/commonSchemas.ts'
import { RoleName } from '../users/user.ts'

export const roles = {
  list: endpoint({
    method: 'GET',
    path: '/v1/acl/roles',
    summary: 'List the roles of members with their descriptions.',
    access: { who: 'signedIn' },
    query: z.object({ group: z.literal('partner', '`group` must be partner') }),
    response: data(z.array(z.object({ id, name: RoleName, label: z.string(), description: z.string() }))),
  }),
}
