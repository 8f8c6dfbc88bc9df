import type { SetupDraftForm } from '@vehicle-partner/domain/entities'
import type { DemoData, MockPerson } from '../demo/demoData.ts'

/** The key of a draft in `DemoData.drafts`; `partnerId` is for drafts of an organisation only. */
export const draftKey = ({ id }: Pick<MockPerson, 'id'>, form: SetupDraftForm, partnerId?: string): string =>
  [id, form, ...(partnerId === undefined ? [] : [partnerId])].join(' ')

/** Deletes drafts of forms that were sent. */
export function removeDrafts(demoData: DemoData, person: MockPerson, forms: readonly SetupDraftForm[], partnerId?: string): void {
  for (const form of forms) demoData.drafts.delete(draftKey(person, form, partnerId))
}
