import type { SetupDraftForm } from '@vehicle-partner/domain/entities'
import type { DemoData, MockPerson } from '../demo/demoData.ts'

/** The key of a draft in `DemoData.drafts`. */
export const draftKey = ({ id }: Pick<MockPerson, 'id'>, form: SetupDraftForm): string => `${id} ${form}`

/** Deletes drafts of forms that were sent. */
export function removeDrafts(demoData: DemoData, person: MockPerson, forms: readonly SetupDraftForm[]): void {
  for (const form of forms) demoData.drafts.delete(draftKey(person, form))
}
