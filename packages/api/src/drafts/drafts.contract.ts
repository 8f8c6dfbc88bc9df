import { setupDraftForms, setupDraftValues } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { data, id, instant } from '../kernel/commonSchemas.ts'
import { endpoint } from '../kernel/endpoint.ts'

const self = { who: 'self', param: 'id' } as const
const params = z.object({ id, form: z.enum(setupDraftForms, 'This form has no draft') })
const query = z.object({
  /** The organisation that a vehicle or driver is added to, needed for these drafts; ignored for those of the set-up. */
  partner_id: z.optional(id),
})

/** What a user has typed into a form of the set-up, or of a new vehicle or driver, and not sent yet. */
export const SetupDraft = z.object({
  /** Fields of no draft, among them passwords, codes, numbers of identity documents and files, are dropped. */
  values: setupDraftValues,
  /** When the values were last saved. */
  updated_at: instant,
})
export type SetupDraft = z.output<typeof SetupDraft>

export const drafts = {
  get: endpoint({
    method: 'GET',
    path: '/v1/users/:id/drafts/:form',
    summary: 'Get what the signed-in user has typed into a form and not sent yet; null if there is nothing.',
    access: self,
    params,
    query,
    errors: ['NotFound'],
    response: data(z.nullable(SetupDraft)),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/v1/users/:id/drafts/:form',
    summary:
      'Save what was typed into a form of the set-up, or of a new vehicle or driver; the last write wins. Fields that the draft of the form does not have are dropped, empty values delete it.',
    access: self,
    params,
    query,
    errors: ['NotFound'],
    body: z.object({ values: setupDraftValues }),
    response: data(z.nullable(SetupDraft)),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/v1/users/:id/drafts/:form',
    summary: 'Delete the draft of a form. Sending the form deletes it as well.',
    access: self,
    params,
    query,
    errors: ['NotFound'],
    response: data(z.object({ removed: z.boolean() })),
  }),
}
